import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { LinkProvider } from '@digiken/ui/link-provider';
import { MANY, RECENT } from '@digiken/ui/story/notification-samples';
import { expectBottomLinks, openSidebar, wide } from '@digiken/ui/story/sidebar-samples';
import { longMenu } from '../../lib/sample-menus';
import { AdminLayout } from './admin-layout';

const meta = {
  title: 'Learning/Layouts/Admin layout',
  component: AdminLayout,
  parameters: { frame: 'page' },
  args: {
    user: { name: 'Njoki Mwangi', firstName: 'Njoki', email: 'njoki.mwangi@example.com' },
    roleLabel: 'Content Manager',
    menu: longMenu('/admin', 3),
    notifications: {
      state: { status: 'ready' },
      items: RECENT,
      onMarkRead: fn(() => Promise.resolve<FormOutcome>({ ok: true })),
    },
    onSignOut: fn(),
    children: (
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-heavy">Courses</h1>
        <p className="max-w-measure text-ink-muted">
          Two courses wait for a review. “Drip irrigation on a small plot” has waited for four days.
        </p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/admin/courses">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const bellOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Notifications/ });

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.2.3', 'spec:2.91', 'spec:2.92', 'spec:17.40'],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await expect(within(banner).getByRole('link', { name: 'Digiken home' })).toBeVisible();
    await expect(within(banner).getByText('Administration Portal')).toBeVisible();
    await expect(bellOf(banner)).toHaveAccessibleName('Notifications, 3 unread');
    await expectBottomLinks(canvasElement, [
      ['Dashboard', '/admin/dashboard'],
      ['Categories', '/admin/categories'],
      ['Users', '/admin/users'],
    ]);
    const nav = await openSidebar('Administration');
    await expect(within(nav).getByText('Content Manager')).toBeVisible();
    await expect(within(nav).getAllByRole('list')).toHaveLength(2);
    await expect(within(nav).getByRole('link', { name: 'Messages (3 unread messages)' })).toBeVisible();
    await expect(within(nav).getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.1', 'wcag:2.4.3', 'wcag:4.1.2', 'spec:2.93', 'spec:6.6'],
  play: async ({ canvasElement, args }) => {
    const bell = bellOf(canvasElement);
    for (let presses = 0; presses < 6 && document.activeElement !== bell; presses += 1) {
      await userEvent.tab();
    }
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(within(drawer).getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.notifications.onMarkRead).toHaveBeenCalledWith('n1');
    // The list was not refetched yet, but bell and drawer show the same count.
    await within(drawer).findByRole('tab', { name: 'Unread (2)' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread');

    const account = within(canvasElement).getByRole('button', { name: 'Njoki account' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByText('Njoki Mwangi')).toBeVisible();
    await expect(within(canvasElement).getByText('njoki.mwangi@example.com')).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    account.focus();
    await userEvent.keyboard('{Enter}');
  },
};

export const WithoutNameAndNotifications: Story = {
  tags: ['spec:2.93', 'spec:R.19'],
  args: {
    user: { name: '', firstName: '', email: 'office@example.com' },
    menu: longMenu('/admin', 0),
    notifications: {
      state: { status: 'error', onRetry: fn() },
      items: [],
      onMarkRead: fn(() => Promise.resolve<FormOutcome>({ ok: true })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Courses' })).toBeVisible();
    await expect(bellOf(canvasElement)).toHaveAccessibleName('Notifications');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Administrator account' }));
    const panel = within(canvasElement).getByText('office@example.com').parentElement as HTMLElement;
    await expect(within(panel).getByText('Administrator')).toBeVisible();
    await expect(within(panel).getByText('office@example.com')).toBeVisible();
  },
};

export const ManyUnread: Story = {
  tags: ['wcag:1.4.10', 'wcag:2.4.11', 'spec:2.90', 'spec:2.91', 'spec:9.8'],
  args: {
    menu: longMenu('/admin', 240),
    notifications: {
      state: { status: 'ready' },
      items: MANY,
      onMarkRead: fn(() => Promise.resolve<FormOutcome>({ ok: true })),
    },
    children: (
      <div className="flex flex-col gap-6">
        <h1 className="text-3xl font-heavy">Audit log</h1>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            <a href="#entry" className="text-link underline">
              Njoki Mwangi approved “Bookkeeping for a duka”, entry {30 - index}
            </a>
          </p>
        ))}
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(bellOf(canvasElement)).toHaveAccessibleName('Notifications, 99+ unread');
    const links = within(canvasElement).getAllByRole('link', { name: /entry/ });
    links.at(-1)?.focus();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const banner = within(canvasElement).getByRole('banner').getBoundingClientRect();
    if (wide()) {
      await expect(banner.top).toBe(0);
      const messages = screen.getByRole('link', { name: 'Messages (240 unread messages)' });
      await expect(within(messages).getByText('99+')).toBeVisible();
    }
    if (!wide()) await expect(window.innerWidth >= 640 || banner.bottom <= 0).toBe(true);
    links[4]?.focus();
    await expect(links[4]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      within(canvasElement).getByRole('banner').getBoundingClientRect().bottom,
    );
  },
};

/** The lowest desktop window for which the sidebar has no scrollbar. */
export const FitsWithoutScrolling: Story = {
  tags: ['spec:R.114'],
  args: { menu: longMenu('/admin', 120) },
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const links = within(canvasElement).getByRole('navigation', { name: 'Administration' }).firstElementChild;
    await expect(links!.clientHeight).toBeLessThanOrEqual(window.innerHeight);
    await expect(links!.scrollHeight).toBeLessThanOrEqual(links!.clientHeight);
    await expect(window.innerHeight).toBe(800);
  },
};
