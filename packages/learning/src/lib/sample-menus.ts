import {
  Award,
  BookOpen,
  Home,
  type IconNode,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  MessageSquare,
  Settings,
  UserRound,
  Users,
  Video,
} from 'lucide';
import { createElement } from 'react';
import { Icon } from '@digiken/ui/icon';
import type { SidebarGroup, SidebarLinkItem } from '@digiken/ui/sidebar';
import type { ConsoleMenu } from './console-menu';

/** Menus of consoles for stories. The real ones are made from the pages of the app. */
const link = (label: string, href: string, icon: IconNode, more?: Partial<SidebarLinkItem>) => ({
  ...{ label, href, icon: createElement(Icon, { of: icon, size: 20 }), ...more },
});
const group = (label: string, ...links: SidebarLinkItem[]): SidebarGroup => ({ label, links });

/** @param unread number of unread messages */
export function learnerMenu(unread: number): ConsoleMenu {
  const dashboard = link('Dashboard', '/console/dashboard', LayoutDashboard);
  const courses = link('My Courses', '/console/my-courses', BookOpen, { under: ['/console/course'] });
  const live = link('Live Classes', '/console/live-classes', Video);
  const messages = link('Messages', '/console/messages', MessageSquare, { badge: unread });
  const certificates = link('Certificates', '/console/certificates', Award);
  const settings = link('Settings', '/console/settings', Settings);
  return {
    groups: [
      group('Main', link('Home', '/', Home), dashboard),
      group('Learning', courses, live, link('Quizzes', '/console/quizzes', ListChecks), certificates),
      group(
        'Communication',
        link('Hubs', '/console/hubs', Users),
        messages,
        link('AI Support', '/console/ai-chat', LifeBuoy),
      ),
      group('Settings', settings),
    ],
    quick: [dashboard, { ...courses, label: 'Courses' }, messages, live],
    account: [settings, certificates],
  };
}

/** @param unread number of unread messages */
export function instructorMenu(unread: number): ConsoleMenu {
  const places = [
    link('Dashboard', '/instructor/dashboard', LayoutDashboard),
    link('My Courses', '/instructor/courses', BookOpen, { under: ['/instructor/course'] }),
    link('My Learners', '/instructor/users', Users),
  ];
  return {
    groups: [
      group('Teaching', ...places),
      group('Communication', link('Messages', '/instructor/messages', MessageSquare, { badge: unread })),
    ],
    quick: places,
    account: [
      link('Profile', '/instructor/profile', UserRound),
      link('Settings', '/instructor/settings', Settings),
    ],
  };
}

/**
 * As long as the longest menu.
 * @param base address of the area, e.g. `/admin`
 * @param unread number of unread messages
 * @param account names of the links behind the user's name
 */
export function longMenu(base: string, unread: number, account: readonly string[] = []): ConsoleMenu {
  const places = (names: readonly string[]) =>
    names.map((name) => link(name, `${base}/${name.toLowerCase().replace(' ', '-')}`, LayoutDashboard));
  const main = places(['Dashboard', 'Categories', 'Users', 'Hubs', 'Courses', 'Enrollments']);
  return {
    groups: [
      group('Main', ...main),
      group(
        'More',
        link('Messages', `${base}/messages`, MessageSquare, { badge: unread }),
        ...places(['Tickets', 'Transactions', 'Certificates', 'Live Classes', 'Audit', 'Settings']),
      ),
    ],
    quick: main.slice(0, 3),
    account: places(account),
  };
}
