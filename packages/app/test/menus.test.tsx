import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { adminMenu } from '../src/areas/admin/menu';
import { hubMenu } from '../src/areas/hub/menu';
import { instructorMenu } from '../src/areas/instructor/menu';
import { learnerMenu } from '../src/areas/learner/menu';
import { type AreaMenu, useConsoleMenu } from '../src/shell/use-console-menu';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork } from './support/render';

afterEach(() => {
  cleanup();
  resetBrowser();
});

type Link = { label: string; href: string };

function Menus<Label extends string>({ area }: { area: AreaMenu<Label> }) {
  const { groups, quick, account } = useConsoleMenu(area);
  const list = (label: string, links: readonly Link[]) => (
    <ul key={label} aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>{`${link.label} ${link.href}`}</li>
      ))}
    </ul>
  );
  return (
    <>
      {groups.map(({ label, links }) => list(label, links))}
      {list('quick', quick)}
      {list('account', account)}
    </>
  );
}

function show<Label extends string>(area: AreaMenu<Label>): Record<string, (string | null)[]> {
  signIn('user');
  stubNetwork({ 'GET /api/user/u1': { body: { data: NJOKI } } });
  renderAt('/', <Menus area={area} />);
  return Object.fromEntries(
    screen.getAllByRole('list').flatMap((list) => {
      const name = list.getAttribute('aria-label');
      if (name === null) return [];
      return [
        [
          name,
          within(list)
            .queryAllByRole('listitem')
            .map(({ textContent }) => textContent),
        ],
      ];
    }),
  );
}

it('[2.74][2.76-2.80] the learner’s console has its links, in order', () => {
  expect(show(learnerMenu)).toEqual({
    Main: ['Home /', 'Dashboard /console/dashboard'],
    Learning: [
      'My Courses /console/my-courses',
      'Live Classes /console/live-classes',
      'Quizzes /console/quizzes',
      'Certificates /console/certificates',
    ],
    Communication: ['Hubs /console/hubs', 'Messages /console/messages', 'AI Support /console/ai-chat'],
    Settings: ['Settings /console/settings'],
    quick: [
      'Dashboard /console/dashboard',
      'Courses /console/my-courses',
      'Messages /console/messages',
      'Live Classes /console/live-classes',
    ],
    account: ['Settings /console/settings', 'Certificates /console/certificates'],
  });
});

it('[2.84][2.85] the instructor’s console begins with its three places; profile and settings are their own', () => {
  const { Teaching, quick, account } = show(instructorMenu);
  expect(Teaching).toEqual([
    'Dashboard /instructor/dashboard',
    'My Courses /instructor/courses',
    'My Learners /instructor/users',
  ]);
  expect(quick).toEqual(Teaching);
  expect(account).toEqual(['Profile /instructor/profile', 'Settings /instructor/settings']);
});

it('[2.88] the first group of a hub’s console is exactly its five places', () => {
  const { Hub, quick, account } = show(hubMenu);
  expect(Hub).toEqual([
    'Home /',
    'Dashboard /hub/dashboard',
    'Members /hub/members',
    'Requests /hub/requests',
    'Settings /hub/settings',
  ]);
  expect(quick).toEqual(['Dashboard /hub/dashboard', 'Members /hub/members', 'Requests /hub/requests']);
  expect(account).toEqual(['Profile /hub/profile', 'Settings /hub/settings']);
});

it('[2.89] the first group of the administrators’ console is exactly its six places', () => {
  const { Main, More } = show(adminMenu);
  expect(Main).toEqual([
    'Dashboard /admin/dashboard',
    'Categories /admin/category',
    'Users /admin/users',
    'Hubs /admin/hubs',
    'Courses /admin/courses',
    'Enrollments /admin/enrollments',
  ]);
  expect(More?.at(-1)).toBe('Settings /admin/settings');
});

it('[6.6] a page below a place marks it as current', () => {
  const Under = () => {
    const { groups } = useConsoleMenu(hubMenu);
    return <p>{groups.flatMap(({ links }) => links.flatMap(({ under }) => under ?? [])).join(' ')}</p>;
  };
  signIn('hub');
  stubNetwork({ 'GET /api/user/u1': { body: { data: NJOKI } } });
  renderAt('/', <Under />);
  expect(screen.getByText(/\/hub\/member$|\/hub\/member /)).toBeDefined();
});
