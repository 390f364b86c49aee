import {
  ClipboardList,
  Group,
  Home,
  LayoutDashboard,
  MailPlus,
  Megaphone,
  MessageSquare,
  Settings,
  SlidersHorizontal,
  UserPlus,
  UserRound,
  Users,
} from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '@digiken/ui/icon';
import type { UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { SidebarGroup } from '@digiken/ui/sidebar';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const hubLayoutMessages = defineMessages('hub-layout', {
  title: '{hub} Hub Console',
  role: 'Hub Admin',
  hub: 'Hub',
  people: 'People and courses',
  communication: 'Communication',
  home: 'Home',
  dashboard: 'Dashboard',
  members: 'Members',
  requests: 'Requests',
  invitations: 'Invitations',
  cohorts: 'Cohorts',
  assignments: 'Assignments',
  announcements: 'Announcements',
  messages: 'Messages',
  profile: 'Profile',
  settings: 'Settings',
});

export interface HubLayoutProps {
  user: UserView;
  hubName: string;
  /** Unread messages; shows 99+ above 99. */
  unreadCount: number;
  onSignOut: () => void;
  /** For pages with a navigation of their own: the sidebar waits behind the menu button. */
  reading?: boolean;
  /** The bell, before the other tools. */
  notifications?: ReactNode;
  children: ReactNode;
}

/** Layout of the hub administrator area (spec 2.86–2.88). */
export function HubLayout({
  user,
  hubName,
  unreadCount,
  onSignOut,
  reading,
  notifications,
  children,
}: HubLayoutProps) {
  const t = useMessages(hubLayoutMessages);
  const title = t('title', { hub: hubName }).trim();
  const groups = useMemo<SidebarGroup[]>(
    () => [
      {
        label: t('hub'),
        links: [
          { label: t('home'), href: '/', icon: <Icon of={Home} size={20} /> },
          { label: t('dashboard'), href: '/hub/dashboard', icon: <Icon of={LayoutDashboard} size={20} /> },
          {
            label: t('members'),
            href: '/hub/members',
            icon: <Icon of={Users} size={20} />,
            under: ['/hub/member'],
          },
          { label: t('requests'), href: '/hub/requests', icon: <Icon of={UserPlus} size={20} /> },
          { label: t('settings'), href: '/hub/settings', icon: <Icon of={SlidersHorizontal} size={20} /> },
        ],
      },
      {
        label: t('people'),
        links: [
          { label: t('invitations'), href: '/hub/invitations', icon: <Icon of={MailPlus} size={20} /> },
          { label: t('cohorts'), href: '/hub/cohorts', icon: <Icon of={Group} size={20} /> },
          { label: t('assignments'), href: '/hub/assignments', icon: <Icon of={ClipboardList} size={20} /> },
        ],
      },
      {
        label: t('communication'),
        links: [
          { label: t('announcements'), href: '/hub/announcements', icon: <Icon of={Megaphone} size={20} /> },
          {
            label: t('messages'),
            href: '/hub/messages',
            icon: <Icon of={MessageSquare} size={20} />,
            badge: unreadCount,
          },
        ],
      },
    ],
    [t, unreadCount],
  );
  return (
    <ConsoleLayout
      brand={<Brand />}
      locale={<LanguageToggle compact />}
      title={title}
      subtitle={title}
      roleLabel={t('role')}
      groups={groups}
      // All but the home page and the settings.
      bottomLinks={groups[0]?.links.slice(1, 4)}
      user={user}
      userLinks={[
        { label: t('profile'), href: '/hub/profile', icon: <Icon of={UserRound} size={20} /> },
        { label: t('settings'), href: '/hub/settings', icon: <Icon of={Settings} size={20} /> },
      ]}
      tools={notifications}
      onSignOut={onSignOut}
      reading={reading}
    >
      {children}
    </ConsoleLayout>
  );
}
