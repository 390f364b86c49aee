import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationBell } from './notification-bell';

const meta = {
  title: 'Navigation/Notification bell',
  component: NotificationBell,
  args: { unreadCount: 3, open: false, onOpen: fn() },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const EveryCount: Story = {
  tags: ['wcag:1.4.1', 'wcag:4.1.2', 'spec:2.90', 'spec:2.92', 'spec:9.8', 'wcag:1.1.1'],
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      {[undefined, 0, 1, 12, 99, 240].map((count) => (
        <NotificationBell key={count ?? 'unknown'} {...args} unreadCount={count} open={count === 12} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bell = (name: string) => canvas.getByRole('button', { name });
    const badge = (name: string) => bell(name).querySelector('[data-slot="unread-badge"]');
    await expect(badge('Notifications')).toBeNull();
    await expect(badge('Notifications, none unread')).toBeNull();
    await expect(badge('Notifications, 1 unread')).toHaveTextContent('1');
    await expect(badge('Notifications, 99 unread')).toHaveTextContent(/^99$/);
    await expect(badge('Notifications, 99+ unread')).toHaveTextContent('99+');
    await expect(bell('Notifications, 12 unread')).toHaveAttribute('aria-expanded', 'true');
    await expect(bell('Notifications, 1 unread')).toHaveAttribute('aria-expanded', 'false');
    await expect(bell('Notifications, 1 unread')).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications, 3 unread' });
    await userEvent.tab();
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    bell.blur();
    bell.click();
    await expect(bell).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
