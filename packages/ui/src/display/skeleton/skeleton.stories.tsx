import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton';

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Lines: Story = {
  args: { lines: 3, className: 'max-w-measure' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=skeleton]')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const AsHighAsItsText: Story = {
  render: () => (
    <div className="flex gap-6 text-xl">
      <p className="w-40">Two lines of text in here</p>
      <Skeleton lines={2} className="w-40" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [text, skeleton] = ['p', '[data-slot=skeleton]'].map(
      (selector) => canvasElement.querySelector(selector)?.getBoundingClientRect().height,
    );
    await expect(skeleton).toBeCloseTo(text as number, 0);
  },
};

export const LikeACard: Story = {
  render: () => (
    <div className="flex max-w-form flex-col gap-4">
      <Skeleton shape="block" className="aspect-video w-full" />
      <div className="flex items-center gap-3">
        <Skeleton shape="circle" className="size-10" />
        <Skeleton className="w-40" />
      </div>
      <Skeleton lines={3} />
    </div>
  ),
};
