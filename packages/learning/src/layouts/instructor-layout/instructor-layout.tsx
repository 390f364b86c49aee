import { BookOpen, LayoutDashboard, MessageSquare, Settings, UserRound, Users } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '@digiken/ui/icon';
import type { UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { SidebarGroup } from '@digiken/ui/sidebar';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const instructorLayoutMessages = defineMessages('instructor-layout', {
  title: 'Tutor Console',
  teaching: 'Teaching',
  communication: 'Communication',
  dashboard: 'Dashboard',
  myCourses: 'My Courses',
  myLearners: 'My Learners',
  messages: 'Messages',
  profile: 'Profile',
  settings: 'Settings',
});

export interface InstructorLayoutProps {
  user: UserView;
  /** Unread messages; shows 99+ above 99. */
  unreadCount: number;
  onSignOut: () => void;
  /** For a page with a navigation of its own, e.g. the editor of a lesson: see ConsoleLayout. */
  reading?: boolean;
  /** The bell, before the other tools. */
  notifications?: ReactNode;
  children: ReactNode;
}

/** Layout of the instructor area (spec 2.83–2.85). */
export function InstructorLayout({
  user,
  unreadCount,
  onSignOut,
  reading,
  notifications,
  children,
}: InstructorLayoutProps) {
  const t = useMessages(instructorLayoutMessages);
  const groups = useMemo<SidebarGroup[]>(
    () => [
      {
        label: t('teaching'),
        links: [
          {
            label: t('dashboard'),
            href: '/instructor/dashboard',
            icon: <Icon of={LayoutDashboard} size={20} />,
          },
          {
            label: t('myCourses'),
            href: '/instructor/courses',
            icon: <Icon of={BookOpen} size={20} />,
            under: ['/instructor/course', '/instructor/quiz', '/instructor/marking'],
          },
          {
            label: t('myLearners'),
            href: '/instructor/users',
            icon: <Icon of={Users} size={20} />,
            under: ['/instructor/user'],
          },
        ],
      },
      {
        label: t('communication'),
        links: [
          {
            label: t('messages'),
            href: '/instructor/messages',
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
      title={t('title')}
      subtitle={t('title')}
      groups={groups}
      bottomLinks={groups[0]?.links}
      user={user}
      userLinks={[
        { label: t('profile'), href: '/instructor/profile', icon: <Icon of={UserRound} size={20} /> },
        { label: t('settings'), href: '/instructor/settings', icon: <Icon of={Settings} size={20} /> },
      ]}
      tools={notifications}
      onSignOut={onSignOut}
      reading={reading}
    >
      {children}
    </ConsoleLayout>
  );
}
