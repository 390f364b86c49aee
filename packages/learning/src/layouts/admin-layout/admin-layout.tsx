import {
  ArrowLeftRight,
  Award,
  BookOpen,
  GraduationCap,
  LayoutDashboard,
  LifeBuoy,
  MessageSquare,
  ScrollText,
  Settings,
  Shapes,
  UserRound,
  Users,
  Video,
} from 'lucide';
import { type ReactNode, useMemo, useState } from 'react';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, LoadState, UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { NotificationBell } from '@digiken/ui/notification-bell';
import type { SidebarGroup } from '@digiken/ui/sidebar';
import { NotificationDrawer, type NotificationView, useReadOnce } from '@digiken/ui/notification-drawer';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const adminLayoutMessages = defineMessages('admin-layout', {
  title: 'Administration',
  subtitle: 'Administration Portal',
  administrator: 'Administrator',
  main: 'Main',
  more: 'More',
  dashboard: 'Dashboard',
  categories: 'Categories',
  users: 'Users',
  hubs: 'Hubs',
  courses: 'Courses',
  enrollments: 'Enrollments',
  messages: 'Messages',
  tickets: 'Help requests',
  transactions: 'Transactions',
  certificates: 'Certificates',
  liveClasses: 'Live Classes',
  audit: 'Audit log',
  settings: 'Settings',
});

/** The places of the bar of phones. */
const BOTTOM = new Set(['/admin/dashboard', '/admin/users', '/admin/courses']);

export interface AdminLayoutProps {
  /** Falls back to "Administrator" (spec 2.93). */
  user: UserView;
  /** Shown above the sidebar links: "Administrator" or "Content Manager" (spec 1.17). */
  roleLabel?: string;
  /** Unread messages; shows 99+ above 99. */
  unreadCount: number;
  notifications: {
    state: LoadState;
    items: readonly NotificationView[];
    onMarkRead: (id: string) => Promise<FormOutcome>;
  };
  onSignOut: () => void;
  children: ReactNode;
}

/** Layout of the administrator area (spec 2.89–2.102). */
export function AdminLayout({
  user,
  roleLabel,
  unreadCount,
  notifications: { state, items, onMarkRead },
  onSignOut,
  children,
}: AdminLayoutProps) {
  const t = useMessages(adminLayoutMessages);
  const [open, setOpen] = useState(false);
  const { notifications, markRead } = useReadOnce(items, onMarkRead);
  const known = state.status === 'ready' || items.length > 0;
  const name = user.name.trim() || t('administrator');
  const firstName = user.firstName.trim() || name;
  const groups = useMemo<SidebarGroup[]>(
    () => [
      {
        label: t('main'),
        links: [
          { label: t('dashboard'), href: '/admin/dashboard', icon: <Icon of={LayoutDashboard} size={20} /> },
          { label: t('categories'), href: '/admin/category', icon: <Icon of={Shapes} size={20} /> },
          {
            label: t('users'),
            href: '/admin/users',
            icon: <Icon of={UserRound} size={20} />,
            under: ['/admin/user'],
          },
          {
            label: t('hubs'),
            href: '/admin/hubs',
            icon: <Icon of={Users} size={20} />,
            under: ['/admin/hub'],
          },
          {
            label: t('courses'),
            href: '/admin/courses',
            icon: <Icon of={BookOpen} size={20} />,
            under: ['/admin/course'],
          },
          {
            label: t('enrollments'),
            href: '/admin/enrollments',
            icon: <Icon of={GraduationCap} size={20} />,
            under: ['/admin/enrollment'],
          },
        ],
      },
      {
        label: t('more'),
        links: [
          {
            label: t('messages'),
            href: '/admin/messages',
            icon: <Icon of={MessageSquare} size={20} />,
            badge: unreadCount,
          },
          {
            label: t('tickets'),
            href: '/admin/tickets',
            icon: <Icon of={LifeBuoy} size={20} />,
            under: ['/admin/ticket'],
          },
          {
            label: t('transactions'),
            href: '/admin/transactions',
            icon: <Icon of={ArrowLeftRight} size={20} />,
          },
          { label: t('certificates'), href: '/admin/certificates', icon: <Icon of={Award} size={20} /> },
          { label: t('liveClasses'), href: '/admin/live-classes', icon: <Icon of={Video} size={20} /> },
          { label: t('audit'), href: '/admin/audit', icon: <Icon of={ScrollText} size={20} /> },
          { label: t('settings'), href: '/admin/settings', icon: <Icon of={Settings} size={20} /> },
        ],
      },
    ],
    [t, unreadCount],
  );
  return (
    <ConsoleLayout
      brand={<Brand />}
      locale={<LanguageToggle compact />}
      title={t('title')}
      subtitle={t('subtitle')}
      roleLabel={roleLabel}
      fixedBar
      groups={groups}
      bottomLinks={groups[0]?.links.filter(({ href }) => BOTTOM.has(href))}
      tools={
        <>
          <NotificationBell
            unreadCount={known ? notifications.filter(({ isRead }) => !isRead).length : undefined}
            open={open}
            onOpen={() => setOpen(true)}
          />
          <NotificationDrawer
            open={open}
            onOpenChange={setOpen}
            state={state}
            notifications={notifications}
            onMarkRead={markRead}
          />
        </>
      }
      user={{ ...user, name, firstName }}
      userLinks={[]}
      onSignOut={onSignOut}
    >
      {children}
    </ConsoleLayout>
  );
}
