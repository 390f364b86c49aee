import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../foundations/lib/icon';
import { Button, ButtonLink } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Enrol in this course', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args}>Enrol in this course</Button>
      <Button {...args} variant="secondary">
        Preview the first lesson
      </Button>
      <Button {...args} variant="quiet">
        Not now
      </Button>
      <Button {...args} variant="danger">
        Sign out everywhere
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="sm">
        Mark as done
      </Button>
      <Button {...args}>Mark as done</Button>
      <Button {...args} size="lg" iconAfter={<Icon of={ArrowRight} size={20} className="rtl:-scale-x-100" />}>
        Mark as done
      </Button>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.7'],
  args: { icon: <Icon of={Play} size={18} /> },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enrol in this course' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  args: { busy: true, children: 'Enrolling…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enrolling…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AsLink: Story = {
  render: () => <ButtonLink href="/courses">Browse all courses</ButtonLink>,
};

export const VeryLongLabel: Story = {
  args: {
    children: 'Enrol in “Keep the books of a small shop: from the first receipt to the yearly accounts”',
  },
};
