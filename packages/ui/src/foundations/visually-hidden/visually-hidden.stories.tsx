import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'from Solar power for one household' },
  render: (args) => (
    <button
      type="button"
      className="min-h-target-primary rounded-md bg-accent px-5 font-bold text-on-accent forced-colors:border-2"
    >
      Resume <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const InAName: Story = {
  tags: ['wcag:1.1.1', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleName('Resume from Solar power for one household');
    await expect(button.getBoundingClientRect().width).toBeLessThan(160);
  },
};
