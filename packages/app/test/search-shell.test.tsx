import type { User } from '@digiken/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { routes } from '../src/routes/routes';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const RESULTS = {
  courses: [{ _id: 'c1', title: 'Keep bees', summary: '', unitCount: 1 }],
  lessons: [
    {
      _id: 'l1',
      title: 'Mzinga',
      course: { _id: 'c1', title: 'Keep bees' },
      unit: { _id: 'un1', title: 'Start' },
      language: 'sw',
      anchor: 'section-mzinga wa nyuki',
      excerpt: 'Mzinga wa nyuki\nNyuki hukusanya asali.',
      matches: [{ start: 16, end: 21 }],
    },
    {
      _id: 'l2',
      title: 'Smoke',
      course: { _id: 'c1', title: 'Keep bees' },
      unit: { _id: 'un1', title: 'Start' },
      language: null,
      anchor: null,
      excerpt: 'Smoke calms them.',
      matches: [],
    },
  ],
};

const Pages = () => useRoutes(routes);

function showSearch(user?: Partial<User>) {
  stubNetwork({
    'GET /api/search': { body: { data: user ? RESULTS : { ...RESULTS, lessons: [] } } },
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user', ...user } } },
    'GET /api/messages/unread/count/u1': { body: { count: 0 } },
  });
  if (user) signIn('user');
  renderAt('/search?q=nyuki', <Pages />);
}

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

it('[13.6] a learner searches inside the console, and the results lead to its pages', async () => {
  showSearch({});
  expect(await hrefOf(/^Mzinga/)).toBe(
    '/console/course/unit/lesson/l1/Mzinga?lang=sw#section-mzinga%20wa%20nyuki',
  );
  expect(await hrefOf(/^Smoke/)).toBe('/console/course/unit/lesson/l2/Smoke');
  expect(await hrefOf(/^Keep bees/)).toBe('/console/course/c1/Keep-bees');
  expect(document.querySelector('[data-slot="sidebar"]')).not.toBeNull();
  const boxes = screen.getAllByRole('searchbox').map((box) => (box as HTMLInputElement).value);
  expect(boxes).toEqual(['nyuki', 'nyuki']);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Nyuki']);
});

it('[13.6][R.13] a visitor searches on the public page', async () => {
  showSearch();
  expect(await hrefOf(/^Keep bees/)).toBe('/course/c1');
  expect(document.querySelector('[data-slot="sidebar"]')).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 }).textContent).toBe(
    'Results for “nyuki”',
  );
});

it('[R.13] a learner who has not verified their address can search, too', async () => {
  showSearch({ emailVerified: false });
  expect(await hrefOf(/^Smoke/)).toBeTruthy();
  expect(document.querySelector('[data-slot="sidebar"]')).toBeNull();
});
