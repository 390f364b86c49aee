import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Meter } from './meter';

const meta = {
  title: 'Display/Meter',
  component: Meter,
  args: { label: 'Seats taken in “Beekeeping for beginners”', value: 18, max: 30 },
  decorators: [
    (Story) => (
      <div className="flex max-w-form flex-col gap-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:4.1.2', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: /^Seats taken/ });
    await expect(meter).toHaveAttribute('aria-valuetext', '18 of 30');
    await expect(meter).toHaveValue(18);
  },
};

export const Verdicts: Story = {
  tags: ['wcag:1.4.1'],
  render: () => (
    <>
      <Meter
        label="Lessons kept on this phone"
        value={420}
        max={1000}
        low={700}
        high={900}
        optimum={0}
        text="420 MB of 1 GB"
      />
      <Meter
        label="Quiz: Reading a soil sensor"
        value={62}
        max={100}
        low={40}
        high={70}
        optimum={100}
        text="62%"
      />
      <Meter
        label="Videos kept on this phone"
        value={960}
        max={1000}
        low={700}
        high={900}
        optimum={0}
        text="960 MB of 1 GB"
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const said = within(canvasElement)
      .getAllByRole('meter')
      .map((meter) => meter.getAttribute('aria-valuetext'));
    await expect(said).toEqual([
      '420 MB of 1 GB. Good',
      '62%. Could be better',
      '960 MB of 1 GB. Needs attention',
    ]);
    await expect(within(canvasElement).getByText('Needs attention')).toBeVisible();
  },
};

export const PastTheLimits: Story = {
  args: { value: 34 },
  render: (args) => (
    <>
      <Meter {...args} />
      <Meter {...args} label="Seats taken in “First aid at school”" value={0} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [full] = within(canvasElement).getAllByRole('meter');
    await expect(full).toHaveValue(30);
    await expect(full).toHaveAttribute('aria-valuetext', '34 of 30');
  },
};

export const Long: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    label: 'Unyevu-wa-udongo-katika-shamba-la-majaribio-la-chuo-cha-kilimo, measured on Sunday evening',
    value: 1234567,
    max: 9876543,
    low: 2000000,
    high: 8000000,
    optimum: 5000000,
  },
};
