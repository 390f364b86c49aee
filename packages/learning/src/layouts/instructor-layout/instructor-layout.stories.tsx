import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationBell } from '@digiken/ui/notification-bell';
import { LinkProvider } from '@digiken/ui/link-provider';
import { expectBottomLinks, expectLinks, openSidebar } from '@digiken/ui/story/sidebar-samples';
import { instructorMenu } from '../../lib/sample-menus';
import { InstructorLayout } from './instructor-layout';

const meta = {
  title: 'Learning/Layouts/Instructor layout',
  component: InstructorLayout,
  parameters: { frame: 'page' },
  args: {
    user: { name: 'Achieng Njeri', firstName: 'Achieng', email: 'achieng.njeri@example.com' },
    menu: instructorMenu(120),
    onSignOut: fn(),
    notifications: <NotificationBell unreadCount={2} open={false} onOpen={fn()} />,
    children: (
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-heavy">My Courses</h1>
        <p className="max-w-measure text-ink-muted">Two are published, one is a draft.</p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/instructor/course/unit/water">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof InstructorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.2.3', 'spec:2.83', 'spec:17.40'],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await expect(within(banner).getByText('Tutor Console')).toBeVisible();
    await expectBottomLinks(canvasElement, [
      ['Dashboard', '/instructor/dashboard'],
      ['My Courses', '/instructor/courses'],
      ['My Learners', '/instructor/users'],
    ]);
    const nav = await openSidebar('Tutor Console');
    const [teaching, communication] = within(nav).getAllByRole('list') as [HTMLElement, HTMLElement];
    await expectLinks(teaching, [
      ['Dashboard', '/instructor/dashboard'],
      ['My Courses', '/instructor/courses'],
      ['My Learners', '/instructor/users'],
    ]);
    await expectLinks(communication, [['Messages (120 unread messages)', '/instructor/messages']]);
    await expect(within(nav).getByText('99+')).toBeVisible();
    await expect(within(nav).getByRole('link', { name: 'My Courses' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    const account = canvas.getByRole('button', { name: 'Achieng account' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/instructor/profile',
    );
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/instructor/settings',
    );
    await userEvent.keyboard('{Escape}');
    await expect(account).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};
