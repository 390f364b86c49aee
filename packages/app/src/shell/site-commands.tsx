import type { Role } from '@digiken/contract/constants';
import { useOwnCourses } from '@digiken/hooks/authoring';
import { useEnrolledCourses } from '@digiken/hooks/learning';
import { useDownloadedUnits } from '@digiken/hooks/offline';
import { useSignOut } from '@digiken/hooks/session';
import { useCommandSearch } from '@digiken/hooks/site';
import { type CommandGroup, type CommandItem, CommandPalette } from '@digiken/ui/command-palette';
import { useMessages } from '@digiken/ui/messages-provider';
import { useTheme } from '@digiken/ui/theme-provider';
import { commandMessages } from '../command-messages';
import { pageMessages } from '../messages';
import { useState } from 'react';
import { pageNameOf } from '../routes/page-names';
import { atAnchor, coursePath, lessonPath, unitPath } from '../views/paths';
import { useRole, useStudyArea } from './use-area';
import { useOnline } from './use-online';

const PUBLIC_PAGES = ['/courses', '/about-us', '/help-desk', '/accessibility'];
const ADMIN_PAGES = [
  ...['dashboard', 'category', 'users', 'hubs', 'courses', 'enrollments', 'messages', 'messages/reports'],
  ...['tickets', 'transactions', 'transactions/payouts', 'certificates', 'live-classes', 'audit', 'settings'],
].map((page) => `/admin/${page}`);
const PAGES: Record<Role, readonly string[]> = {
  user: [
    ...[
      'dashboard',
      'my-courses',
      'my-courses/notes',
      'downloads',
      'receipts',
      'messages',
      'hubs',
      'live-classes',
      'quizzes',
      'certificates',
      'ai-chat',
    ],
    ...['settings', 'profile/edit'],
  ].map((page) => `/console/${page}`),
  tutor: [
    'dashboard',
    'courses',
    'courses/import',
    'users',
    'earnings',
    'messages',
    'settings',
    'profile',
  ].map((page) => `/instructor/${page}`),
  hub: ['dashboard', 'members', 'requests', 'messages', 'settings', 'profile'].map((page) => `/hub/${page}`),
  sudo: ADMIN_PAGES,
  admin: ADMIN_PAGES,
};

/** Pages of the app's code that a device with downloads has, and whose data it has as well (spec 14.18). */
const WITHOUT_CONNECTION = new Set(
  ['dashboard', 'my-courses', 'my-courses/notes', 'downloads', 'settings'].map((page) => `/console/${page}`),
);

export interface SiteCommandsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The command palette: pages of the user's role, their own courses, settings, and what the server finds. */
export default function SiteCommands(props: SiteCommandsProps) {
  switch (useRole()) {
    case 'user':
      return <LearnerCommands {...props} />;
    case 'tutor':
      return <InstructorCommands {...props} />;
    default:
      return <Commands {...props} courses={[]} />;
  }
}

function LearnerCommands(props: SiteCommandsProps) {
  const enrolled = useEnrolledCourses().data ?? [];
  const courses = enrolled.map(({ course }) => ({
    id: course._id,
    label: course.title,
    href: coursePath('console', course),
  }));
  const downloads = useDownloadedUnits().flatMap(({ unitId, title, courseTitle, state }) =>
    state === 'stored' || state === 'outdated'
      ? [{ id: unitId, label: title, hint: courseTitle, href: unitPath('console', { _id: unitId, title }) }]
      : [],
  );
  return <Commands {...props} courses={courses} downloads={downloads} />;
}

function InstructorCommands(props: SiteCommandsProps) {
  const own = useOwnCourses().data?.data ?? [];
  const courses = own.map(({ _id, title }) => ({
    id: _id,
    label: title,
    href: `/instructor/course/${_id}`,
  }));
  return <Commands {...props} courses={courses} />;
}

interface CommandsProps extends SiteCommandsProps {
  courses: CommandItem[];
  /** Units on this device. */
  downloads?: CommandItem[];
}

function Commands({ courses, downloads = [], ...dialog }: CommandsProps) {
  const t = useMessages(commandMessages);
  const pageName = useMessages(pageMessages);
  const role = useRole();
  const { theme, toggleTheme } = useTheme();
  const signOut = useSignOut();
  const online = useOnline();
  const pages = role ? PAGES[role] : ['/auth/signin', '/auth/signup'];
  const pageItem = (href: string): CommandItem[] => {
    const own = OWN_NAMES[href];
    const key = AUTH_NAMES[href] ?? pageNameOf(href);
    const label = own ? t(own) : key && pageName(key);
    const away = online || WITHOUT_CONNECTION.has(href) ? {} : { hint: t('needsConnection') };
    return label ? [{ id: href, label, href, ...away }] : [];
  };
  const [text, setText] = useState('');
  const found = useFound(online ? text : '', courses);
  const dark = theme === 'dark';
  const settings: CommandItem[] = [
    {
      id: 'theme',
      label: t(dark ? 'lightTheme' : 'darkTheme'),
      onSelect: toggleTheme,
    },
    ...(role ? [{ id: 'sign-out', label: t('signOut'), onSelect: () => void signOut() }] : []),
  ];
  const groups: CommandGroup[] = [
    {
      id: 'pages',
      label: t('pages'),
      items: ['/', ...pages, ...PUBLIC_PAGES].flatMap(pageItem),
    },
    { id: 'downloads', label: t('onThisDevice'), items: downloads },
    { id: 'courses', label: t('courses'), items: courses },
    ...found.groups,
    { id: 'settings', label: t('settings'), items: settings },
  ];
  return (
    <CommandPalette
      {...dialog}
      label={t('label')}
      groups={groups.filter(({ items }) => items.length > 0)}
      onSearch={setText}
      state={online ? found.state : 'offline'}
    />
  );
}

/** How many of each kind are shown: who wants more of them opens the search page. */
const MOST = 5;
/** Shorter texts are in nearly every name. */
const LEAST = 2;

/** What the server finds for a text: courses that are not listed already, lessons and people. */
function useFound(text: string, listed: readonly CommandItem[]) {
  const t = useMessages(commandMessages);
  const role = useRole();
  const area = useStudyArea();
  const { status, data } = useCommandSearch(text.length < LEAST ? '' : text, role);
  const asked = text.length >= LEAST;
  const known = new Set(listed.map(({ id }) => id));
  const courses = (data?.courses ?? []).filter(({ _id }) => !known.has(_id));
  const group = (id: string, label: string, items: CommandItem[]) => ({
    ...{ id, label, matched: true, items: asked ? items.slice(0, MOST) : [] },
  });
  const groups: CommandGroup[] = [
    group(
      'found-courses',
      t('foundCourses'),
      courses.map((course) => ({ id: course._id, label: course.title, href: coursePath(area, course) })),
    ),
    group(
      'lessons',
      t('foundLessons'),
      (data?.lessons ?? []).map((hit) => ({
        id: hit._id,
        label: hit.title,
        hint: hit.course.title,
        href: atAnchor(lessonPath(area, hit, hit.language ?? undefined), hit.anchor),
      })),
    ),
    group(
      'people',
      t('people'),
      (data?.people ?? []).map(({ _id, name }) => ({ id: _id, label: name, href: personPath(_id, role) })),
    ),
  ];
  const state = !asked || status === 'ready' ? undefined : status;
  return { groups, state };
}

/** Administrators open the user; everybody else writes to them. */
function personPath(id: string, role: Role | undefined): string {
  const user = encodeURIComponent(id);
  switch (role) {
    case 'admin':
    case 'sudo':
      return `/admin/user/${user}`;
    case 'tutor':
      return `/instructor/messages/new?to=${user}`;
    case 'hub':
      return `/hub/messages/new?to=${user}`;
    default:
      return `/console/messages/new?to=${user}`;
  }
}

/** Pages whose names only the palette needs: no other page loads them. */
const OWN_NAMES: Record<string, 'home' | 'notes' | 'downloads' | 'receipts' | 'earnings' | 'payouts'> = {
  '/': 'home',
  '/console/my-courses/notes': 'notes',
  '/console/downloads': 'downloads',
  '/console/receipts': 'receipts',
  '/instructor/earnings': 'earnings',
  '/admin/transactions/payouts': 'payouts',
};

const AUTH_NAMES: Record<string, 'signIn' | 'signUp'> = {
  '/auth/signin': 'signIn',
  '/auth/signup': 'signUp',
};
