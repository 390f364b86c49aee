import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Bookmark, Download, Settings } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../foundations/lib/icon';
import { IconButton } from './icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Keep this lesson for later', icon: <Icon of={Bookmark} size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <IconButton {...args} />
      <IconButton {...args} label="Notifications" icon={<Icon of={Bell} size={20} />} variant="secondary" />
      <IconButton
        {...args}
        label="Download the lesson"
        icon={<Icon of={Download} size={20} />}
        variant="primary"
      />
      <IconButton label="Settings" icon={<Icon of={Settings} size={20} />} href="/console/settings" />
    </div>
  ),
};

export const Small: Story = { args: { size: 'sm' } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.7', 'wcag:4.1.2', 'wcag:1.1.1'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Keep this lesson for later' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Tooltip: Story = {
  tags: ['wcag:1.4.13', 'wcag:2.5.3'],
  render: (args) => (
    <div className="flex justify-end">
      <IconButton {...args} label="Keep this lesson for later, also when you have no data" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tip = () => canvasElement.querySelector('[data-slot=tooltip]');
    await expect(tip()).not.toBeVisible();
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(tip()?.textContent ?? '');
    await userEvent.tab();
    await expect(tip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tip()).not.toBeVisible();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(tip()).toBeVisible();
    const { left, right } = (tip() as Element).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Busy: Story = {
  args: { busy: true, label: 'Saving…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
