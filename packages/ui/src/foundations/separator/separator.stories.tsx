import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Separator } from './separator';

const meta = {
  title: 'Foundations/Separator',
  component: Separator,
  render: (args) => (
    <div className="flex max-w-form flex-col gap-4">
      <p>Four units, 5 hours, 12 MB.</p>
      <Separator {...args} />
      <p>By Wanjiku Kamau. In English and Kiswahili.</p>
    </div>
  ),
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator');
    await expect(line).not.toHaveAttribute('aria-orientation');
    await expect(line.getBoundingClientRect().height).toBe(1);
  },
};

export const Labelled: Story = {
  tags: ['wcag:1.3.1'],
  args: { label: 'or' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator', { name: 'or' })).toHaveTextContent('or');
  },
};

export const Decorative: Story = {
  args: { decorative: true, label: 'Earlier' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
    await expect(within(canvasElement).getByText('Earlier')).toBeVisible();
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div className="flex items-center gap-3">
      <span>4 units</span>
      <Separator {...args} />
      <span>5 hours</span>
      <Separator {...args} />
      <span>12 MB</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [line] = within(canvasElement).getAllByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line?.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

export const LongLabel: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    label:
      'Ujumbe uliotumwa kabla ya kozi ya Kilimo-cha-umwagiliaji-wa-matone kuchapishwa tarehe 27 Machi 2026',
  },
};
