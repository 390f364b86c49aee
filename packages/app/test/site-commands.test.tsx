// @vitest-environment jsdom
import type { Role } from '@digiken/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SiteCommands from '../src/shell/site-commands';
import {
  NJOKI,
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
  // jsdom has no layout to scroll.
  Element.prototype.scrollTo ??= () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  resetBrowser();
});

const MONEY: [role: Role, name: string, others: string[]][] = [
  ['user', 'Receipts', ['Earnings', 'Payouts']],
  ['tutor', 'Earnings', ['Receipts', 'Payouts']],
  ['admin', 'Payouts', ['Receipts', 'Earnings']],
];

test.each(MONEY)('the command palette of the role %s has the page %s', async (role, name, others) => {
  signIn(role);
  stubNetwork({ 'GET /api/user/u1': { body: { data: { ...NJOKI, role } } } });
  renderAt('/', <SiteCommands open onOpenChange={() => {}} />);
  expect(await screen.findByRole('option', { name })).toBeTruthy();
  for (const other of others) expect(screen.queryByRole('option', { name: other })).toBeNull();
});

const COURSE = { _id: 'c1', title: 'Keep bees', summary: '', price: 0, unitCount: 1 };
const LESSON = {
  ...{
    _id: 'l1',
    title: 'Open the hive',
    excerpt: 'Smoke first.',
    matches: [],
    language: 'en',
    anchor: 'smoke',
  },
  course: { _id: 'c1', title: 'Keep bees' },
  unit: { _id: 'n1', title: 'Begin' },
};
const FOUND = { data: { courses: [COURSE], lessons: [LESSON], hubs: [], messages: [] } };

const SEARCHES: [role: Role, path: string, person: string][] = [
  ['user', 'GET /api/messages/recipients', '/console/messages/new?to=p1'],
  ['tutor', 'GET /api/messages/recipients', '/instructor/messages/new?to=p1'],
  ['admin', 'GET /api/admin/users', '/admin/user/p1'],
];

test.each(SEARCHES)(
  '[13.7] the command palette of the role %s finds courses, lessons and people',
  async (role, path, person) => {
    signIn(role);
    stubNetwork({
      'GET /api/user/u1': { body: { data: { ...NJOKI, role } } },
      'GET /api/enrolled/courses/u1': { body: { data: [] } },
      'GET /api/instructor/courses': { body: { data: [], next: null, previous: null } },
      'GET /api/search': { body: FOUND },
      [path]: { body: { data: [{ _id: 'p1', name: 'Beatrice Auma' }], next: null, previous: null } },
    });
    renderAt('/', <SiteCommands open onOpenChange={() => {}} />);
    const field = await screen.findByRole('combobox');
    fireEvent.change(field, { target: { value: 'be' } });
    const option = await screen.findByRole('option', { name: /Beatrice Auma/ });
    expect(option.getAttribute('href')).toBe(person);
    expect(screen.getByRole('option', { name: 'Keep bees' }).getAttribute('href')).toContain('/course/c1');
    expect(screen.getByRole('option', { name: /Open the hive/ }).getAttribute('href')).toContain('#smoke');
  },
);

test('[14.24] without a connection the command palette says what needs one, and asks nothing', async () => {
  signIn('user');
  const asked: string[] = [];
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/enrolled/courses/u1': { body: { data: [] } },
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, options?: RequestInit) => {
    asked.push(input);
    return answer(input, options);
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderAt('/', <SiteCommands open onOpenChange={() => {}} />);
  const field = await screen.findByRole('combobox');
  expect(screen.getByText(/^Search needs a connection/)).toBeTruthy();
  expect(await screen.findByRole('option', { name: 'My downloads' })).toBeTruthy();
  expect(screen.getByRole('option', { name: /^Quizzes\s*Needs a connection/ })).toBeTruthy();
  fireEvent.change(field, { target: { value: 'certif' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(asked.filter((url) => /search|recipients/.test(url))).toEqual([]);
});
