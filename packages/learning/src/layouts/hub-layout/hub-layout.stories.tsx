import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationBell } from '@digiken/ui/notification-bell';
import { LinkProvider } from '@digiken/ui/link-provider';
import { expectBottomLinks, openSidebar } from '@digiken/ui/story/sidebar-samples';
import { longMenu } from '../../lib/sample-menus';
import { HubLayout } from './hub-layout';

const meta = {
  title: 'Learning/Layouts/Hub layout',
  component: HubLayout,
  parameters: { frame: 'page' },
  args: {
    user: { name: 'Kiprono Cheruiyot', firstName: 'Kiprono', email: 'kiprono@example.com' },
    hubName: 'Nandi Dairy',
    menu: longMenu('/hub', 2, ['Profile', 'Settings']),
    onSignOut: fn(),
    notifications: <NotificationBell unreadCount={2} open={false} onOpen={fn()} />,
    children: (
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-heavy">Members</h1>
        <p className="max-w-measure text-ink-muted">64 people learn together in this hub.</p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/hub/users">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof HubLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.2.3', 'spec:1.16', 'spec:2.86', 'spec:2.87', 'spec:17.40'],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await expect(within(banner).getByText('Nandi Dairy Hub Console')).toBeVisible();
    await expectBottomLinks(canvasElement, [
      ['Dashboard', '/hub/dashboard'],
      ['Categories', '/hub/categories'],
      ['Users', '/hub/users'],
    ]);
    const nav = await openSidebar('Nandi Dairy Hub Console');
    await expect(within(nav).getByText('Hub Admin')).toBeVisible();
    await expect(within(nav).getAllByRole('list')).toHaveLength(2);
    await expect(within(nav).getByRole('link', { name: 'Messages (2 unread messages)' })).toBeVisible();
    await expect(within(nav).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:1.4.10', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: { hubName: 'Kakamega-Community-Library-and-Learning-Centre of the Western Growers’ Cooperative' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = canvas.getByRole('button', { name: 'Kiprono account' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/hub/profile');
    await userEvent.keyboard('{Escape}');
    await expect(account).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};
