import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, BookOpen, CircleCheck, Clock, TriangleAlert } from 'lucide';
import { expect, within } from 'storybook/test';
import { Icon } from './icon';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { of: BookOpen },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.1.1'],
  render: (args) => (
    <p className="flex items-center gap-2">
      <Icon {...args} className="shrink-0" />
      Four lessons
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Named: Story = {
  tags: ['wcag:1.1.1'],
  args: { of: CircleCheck, label: 'Completed', className: 'text-success-ink' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Completed' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Icon of={Clock} size="sm" />
      <Icon of={Clock} />
      <Icon of={Clock} size="lg" />
      <Icon of={TriangleAlert} size={40} className="text-warning-ink" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map(
      (icon) => icon.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([16, 20, 24, 40]);
  },
};

/** What points along the text turns around with it. */
export const Mirrored: Story = {
  render: () => (
    <p dir="rtl" className="flex items-center gap-2">
      الدرس التالي
      <Icon of={ArrowRight} className="shrink-0 rtl:-scale-x-100" />
    </p>
  ),
};
