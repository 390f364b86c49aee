import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FloatingDots } from './floating-dots';

const meta = {
  title: 'Learning/Site/Floating dots',
  component: FloatingDots,
  args: { count: 15 },
  render: (args) => (
    <div className="relative isolate rounded-lg bg-surface px-6 py-14">
      <p className="text-2xl font-heavy">Learn what helps this season</p>
      <FloatingDots {...args} />
    </div>
  ),
} satisfies Meta<typeof FloatingDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Header: Story = {
  tags: ['wcag:1.1.1', 'wcag:2.2.2', 'spec:R.18'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot=floating-dot]')).toHaveLength(15);
    await expect(canvasElement.querySelector('[data-slot=floating-dots]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    // spec R.18: no motion when the device or the site asks for reduced motion.
    document.documentElement.classList.add('reduce-motion');
    try {
      for (const part of canvasElement.querySelectorAll('[data-slot^=floating-dot]')) {
        const { animationName, transitionDuration } = getComputedStyle(part);
        await expect(animationName).toBe('none');
        await expect(Number.parseFloat(transitionDuration)).toBeLessThanOrEqual(0.001);
      }
    } finally {
      document.documentElement.classList.remove('reduce-motion');
    }
  },
};

export const Footer: Story = {
  args: { count: 20 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot=floating-dot]')).toHaveLength(20);
  },
};
