import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar, ProgressRing } from './progress';

const meta = {
  title: 'Display/Progress',
  component: ProgressBar,
  args: { label: 'Solar power for one household', done: 4, total: 6 },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Begun: Story = {
  tags: ['wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Solar power for one household' });
    await expect(bar).toHaveAttribute('aria-valuetext', '4 of 6 lessons done');
  },
};

export const Words: Story = {
  render: (args) => (
    <div className="flex flex-col gap-5">
      <ProgressBar {...args} done={0} total={6} />
      <ProgressBar {...args} done={5} total={6} />
      <ProgressBar {...args} done={0} total={1} />
      <ProgressBar {...args} done={6} total={6} />
      <ProgressBar {...args} done={1} total={1} />
      <ProgressBar {...args} done={0} total={0} />
      <ProgressBar {...args} done={3} total={5} text="3 of 5 chosen units paid" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement)
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(texts).toEqual([
      '0 of 6 lessons done',
      '5 of 6 lessons done',
      '0 of 1 lesson done',
      '6 of 6 lessons done',
      '1 of 1 lesson done',
      'No lessons yet',
      '3 of 5 chosen units paid',
    ]);
  },
};

export const Rings: Story = {
  render: ({ label, done, total }) => (
    <div className="flex gap-4">
      <ProgressRing label={label} total={total} done={0} />
      <ProgressRing label={label} total={total} done={done} />
      <ProgressRing label={label} total={total} done={6} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Solar power for one household: 4 of 6 lessons done' }),
    ).toBeVisible();
  },
};
