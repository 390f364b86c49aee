import {
  Award,
  BookOpen,
  Home,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  MessageSquare,
  Search,
  Settings,
  Users,
  Video,
} from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { IconButton } from '@digiken/ui/icon-button';
import { SearchBox } from '@digiken/ui/search-box';
import { Icon } from '@digiken/ui/icon';
import type { UserView } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { SidebarGroup } from '@digiken/ui/sidebar';
import { ConsoleLayout } from '@digiken/ui/console-layout';
import { Brand } from '../../site/brand/brand';
import { LanguageToggle } from '../../site/language-toggle/language-toggle';

export const learnerConsoleMessages = defineMessages('learner-console-layout', {
  title: 'Learner console',
  search: 'Search courses and lessons',
  searchHint: 'Search',
  main: 'Main',
  learning: 'Learning',
  communication: 'Communication',
  settings: 'Settings',
  home: 'Home',
  dashboard: 'Dashboard',
  courses: 'Courses',
  myCourses: 'My Courses',
  liveClasses: 'Live Classes',
  live: 'Live Classes',
  quizzes: 'Quizzes',
  certificates: 'Certificates',
  hubs: 'Hubs',
  messages: 'Messages',
  aiSupport: 'AI Support',
});

export interface LearnerConsoleLayoutProps {
  user: UserView;
  /** Unread messages; shows 99+ above 99. */
  unreadCount: number;
  /** Receives the trimmed text, never an empty one. */
  onSearch: (text: string) => void;
  /** The query of the URL, on the search page. */
  searchText?: string;
  onSignOut: () => void;
  /** For pages with a navigation of their own: see ConsoleLayout. */
  reading?: boolean;
  /** The bell, before the other tools. */
  notifications?: ReactNode;
  children: ReactNode;
}

/** Layout of the learner area, with exactly the links of spec 2.74–2.82. */
export function LearnerConsoleLayout({
  user,
  unreadCount,
  onSearch,
  searchText,
  onSignOut,
  reading = false,
  notifications,
  children,
}: LearnerConsoleLayoutProps) {
  const t = useMessages(learnerConsoleMessages);
  const { groups, quickLinks } = useMemo(() => {
    const dashboard = {
      label: t('dashboard'),
      href: '/console/dashboard',
      icon: <Icon of={LayoutDashboard} size={20} />,
    };
    const courses = {
      label: t('myCourses'),
      href: '/console/my-courses',
      icon: <Icon of={BookOpen} size={20} />,
      under: ['/console/course'],
    };
    const messages = {
      label: t('messages'),
      href: '/console/messages',
      icon: <Icon of={MessageSquare} size={20} />,
      badge: unreadCount,
    };
    const live = {
      label: t('liveClasses'),
      href: '/console/live-classes',
      icon: <Icon of={Video} size={20} />,
    };
    const all: SidebarGroup[] = [
      {
        label: t('main'),
        links: [{ label: t('home'), href: '/', icon: <Icon of={Home} size={20} /> }, dashboard],
      },
      {
        label: t('learning'),
        links: [
          courses,
          live,
          { label: t('quizzes'), href: '/console/quizzes', icon: <Icon of={ListChecks} size={20} /> },
          {
            label: t('certificates'),
            href: '/console/certificates',
            icon: <Icon of={Award} size={20} />,
            under: ['/console/certificate'],
          },
        ],
      },
      {
        label: t('communication'),
        links: [
          {
            label: t('hubs'),
            href: '/console/hubs',
            icon: <Icon of={Users} size={20} />,
            under: ['/console/hub'],
          },
          messages,
          { label: t('aiSupport'), href: '/console/ai-chat', icon: <Icon of={LifeBuoy} size={20} /> },
        ],
      },
      {
        label: t('settings'),
        links: [{ label: t('settings'), href: '/console/settings', icon: <Icon of={Settings} size={20} /> }],
      },
    ];
    return {
      groups: all,
      quickLinks: [dashboard, { ...courses, label: t('courses') }, messages, { ...live, label: t('live') }],
    };
  }, [t, unreadCount]);
  return (
    <ConsoleLayout
      brand={<Brand short />}
      locale={<LanguageToggle compact />}
      title={t('title')}
      groups={groups}
      bottomLinks={quickLinks}
      reading={reading}
      headerLinks={quickLinks.map(({ label, href }) => ({ label, href }))}
      search={
        <SearchBox
          label={t('search')}
          placeholder={t('searchHint')}
          defaultValue={searchText}
          onSearch={onSearch}
        />
      }
      tools={
        <>
          <span className="flex @min-[47rem]/bar:hidden">
            <IconButton label={t('searchHint')} href="/search" icon={<Icon of={Search} size={20} />} />
          </span>
          {notifications}
        </>
      }
      user={user}
      userLinks={[
        { label: t('settings'), href: '/console/settings', icon: <Icon of={Settings} size={20} /> },
        { label: t('certificates'), href: '/console/certificates', icon: <Icon of={Award} size={20} /> },
      ]}
      onSignOut={onSignOut}
      children={children}
    />
  );
}
