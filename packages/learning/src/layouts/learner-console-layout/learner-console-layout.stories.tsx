import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationBell } from '@digiken/ui/notification-bell';
import { LinkProvider } from '@digiken/ui/link-provider';
import { expectBottomLinks, expectLinks, openSidebar, wide } from '@digiken/ui/story/sidebar-samples';
import { learnerMenu } from '../../lib/sample-menus';
import { LearnerConsoleLayout } from './learner-console-layout';

const meta = {
  title: 'Learning/Layouts/Learner console layout',
  component: LearnerConsoleLayout,
  parameters: { frame: 'page' },
  args: {
    user: { name: 'Wanjiku Kamau', firstName: 'Wanjiku', email: 'wanjiku.kamau@example.com' },
    menu: learnerMenu(3),
    onSearch: fn(),
    onSignOut: fn(),
    notifications: <NotificationBell unreadCount={2} open={false} onOpen={fn()} />,
    children: (
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-heavy">Good to see you, Wanjiku</h1>
        <p className="max-w-measure text-ink-muted">
          You stopped in “Water without waste”. Two of six lessons are left in that unit.
        </p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/console/dashboard">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof LearnerConsoleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = [
  [
    'Main',
    [
      ['Home', '/'],
      ['Dashboard', '/console/dashboard'],
    ],
  ],
  [
    'Learning',
    [
      ['My Courses', '/console/my-courses'],
      ['Live Classes', '/console/live-classes'],
      ['Quizzes', '/console/quizzes'],
      ['Certificates', '/console/certificates'],
    ],
  ],
  [
    'Communication',
    [
      ['Hubs', '/console/hubs'],
      ['Messages (3 unread messages)', '/console/messages'],
      ['AI Support', '/console/ai-chat'],
    ],
  ],
  ['Settings', [['Settings', '/console/settings']]],
] as const;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.2.3', 'spec:17.40', 'spec:17.45'],
  play: async ({ canvasElement }) => {
    if (window.matchMedia('(min-width: 80rem)').matches) {
      await expectLinks(within(canvasElement).getByRole('navigation', { name: 'Quick links' }), [
        ['Dashboard', '/console/dashboard'],
        ['Courses', '/console/my-courses'],
        ['Messages', '/console/messages'],
        ['Live Classes', '/console/live-classes'],
      ]);
    }
    await expectBottomLinks(canvasElement, [
      ['Dashboard', '/console/dashboard'],
      ['Courses', '/console/my-courses'],
      ['Messages (3 unread messages)', '/console/messages'],
      ['Live Classes', '/console/live-classes'],
    ]);
    const { height } = within(canvasElement).getByRole('banner').getBoundingClientRect();
    await expect(height).toBe(wide() ? 64 : 56);
    const nav = await openSidebar('Learner console');
    await expect(within(nav).getAllByRole('list')).toHaveLength(GROUPS.length);
    for (const [name, links] of GROUPS) await expectLinks(within(nav).getByRole('list', { name }), links);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'spec:2.75'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    if (wide()) {
      canvas.getByRole('searchbox', { name: 'Search courses and lessons' }).focus();
      await userEvent.keyboard('   {Enter}');
      await expect(args.onSearch).not.toHaveBeenCalled();
      await userEvent.keyboard('maji {Enter}');
      await expect(args.onSearch).toHaveBeenCalledWith('maji');
    } else {
      // A phone has no room for the field.
      await expect(canvas.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    }

    const account = canvas.getByRole('button', { name: 'Wanjiku account' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Settings');
    await expect(document.activeElement).toHaveAttribute('href', '/console/settings');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Certificates');
    await expect(document.activeElement).toHaveAttribute('href', '/console/certificates');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    account.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(account).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

export const CollapsedWithManyUnread: Story = {
  args: { menu: learnerMenu(240) },
  play: async () => {
    const nav = await openSidebar('Learner console');
    if (wide()) await userEvent.click(within(nav).getByRole('button', { name: 'Collapse sidebar' }));
    await expect(within(nav).getByText('99+')).toBeVisible();
    await expect(within(nav).getByRole('link', { name: 'Messages (240 unread messages)' })).toBeVisible();
  },
};

const menu = learnerMenu(3);
const KISWAHILI = ['Dashibodi', 'Kozi', 'Ujumbe', 'Madarasa ya moja kwa moja'];

/** Kiswahili has the longest names of places; from right to left the row must hold them as well. */
export const KiswahiliRightToLeft: Story = {
  globals: { locale: 'sw-KE', direction: 'rtl' },
  args: {
    menu: { ...menu, quick: menu.quick.map((item, index) => ({ ...item, label: KISWAHILI[index]! })) },
  },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    const row = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    const brand = row(header.getByRole('link', { name: /^Digiken/ }));
    const account = row(header.getByRole('button', { name: /Wanjiku/ }));
    await expect(Math.abs(account - brand)).toBeLessThanOrEqual(8);
  },
};
