// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CoursePage from '../src/areas/instructor/pages/course-page';
import UnitPage from '../src/areas/instructor/pages/unit-page';
import { NJOKI, renderAt, resetBrowser, signIn, stubWideWindow } from './support/render';

const UNIT = {
  _id: 'u1',
  position: 1,
  title: 'Stock',
  summary: '',
  price: 450,
  version: 1,
  publishing: { staged: true, pending: false },
  course: { _id: 'c1', title: 'Books', state: 'published' },
  topics: [],
};
const COURSE = {
  _id: 'c1',
  title: 'Books',
  summary: 'Keep books.',
  descriptionMarkdown: '',
  level: 'beginner',
  category: null,
  price: 0,
  priceWhole: null,
  priceUnits: 0,
  image: null,
  state: 'published',
  changes: null,
  lessonCount: 0,
  learnerCount: 0,
  units: [],
  checklist: { ready: true, weightBytes: 0, checks: [] },
  history: [],
  version: 1,
  publishing: { staged: true, pending: false },
  trusted: false,
  previewId: 'c1',
  stagedChanges: [],
};

const OUTLINE = {
  course: { _id: 'c1', title: 'Books', state: 'published' },
  revision: '1',
  units: [],
};

beforeEach(() => {
  resetBrowser();
  stubWideWindow();
  signIn('tutor');
});
afterEach(cleanup);

/** Keeps one item as the server does: a save with an old version is a 409. `hold` makes saves wait. */
function server<T extends { version: number }>(path: string, first: T) {
  const held = { item: first, saves: [] as Record<string, unknown>[], hold: Promise.resolve() };
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(input, location.origin);
    if (pathname.startsWith('/api/user/')) return answer(200, { data: { ...NJOKI, role: 'tutor' } });
    if (pathname === '/api/category') return answer(200, { data: [] });
    if (pathname.endsWith('/outline')) return answer(200, { data: OUTLINE });
    if (pathname !== `/api${path}`) return answer(404, {});
    if (method === 'GET') return answer(200, { data: held.item });
    const sent = JSON.parse(body as string) as Record<string, unknown>;
    held.saves.push(sent);
    await held.hold;
    if (sent.version !== held.item.version)
      return answer(409, { message: 'Someone saved it. Compare the two.' });
    held.item = { ...held.item, ...sent, version: held.item.version + 1 };
    return answer(200, { message: 'Saved', data: held.item });
  });
  return held;
}

const unitPage = () =>
  renderAt(
    '/instructor/course/unit/u1',
    <Routes>
      <Route path="/instructor/course/unit/:unitId" element={<UnitPage />} />
    </Routes>,
  );
const coursePage = (id = 'c1') =>
  renderAt(
    `/instructor/course/${id}?tab=details`,
    <Routes>
      <Route path="/instructor/course/:id" element={<CoursePage />} />
    </Routes>,
  );

const title = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
async function type(text: string) {
  const field = await title();
  fireEvent.input(field, { target: { value: text } });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('[R.94] after a 409 on a unit “Keep mine” saves what was typed over the other version', async () => {
  const held = server('/instructor/unit/u1', UNIT);
  unitPage();
  await type('Mine');
  held.item = { ...UNIT, title: 'Theirs', version: 2 };
  await press('Save the unit');
  expect(await screen.findByText('The unit was saved from another window')).toBeTruthy();
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('Theirs');
  // Without a choice nothing is replaced.
  await press('Save the unit');
  await waitFor(() => expect(held.saves).toHaveLength(2));
  expect(held.item.title).toBe('Theirs');
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByText('The unit was saved from another window')).toBeNull());
  expect((await title()).value).toBe('Mine');
  await press('Save the unit');
  await waitFor(() => expect(held.item).toMatchObject({ title: 'Mine', version: 3 }));
});

test('[R.94] after a 409 on a course “Take the other version” shows it in the form', async () => {
  const held = server('/instructor/course/c1', COURSE);
  coursePage();
  await type('Mine');
  held.item = { ...COURSE, title: 'Theirs', version: 2 };
  await press('Save the details');
  expect(await screen.findByText('The details were saved from another window')).toBeTruthy();
  await press('Take the other version');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Take the other version' }));
  await waitFor(async () => expect((await title()).value).toBe('Theirs'));
  expect(localStorage.getItem('typing:u1:course:c1')).toBeNull();
  await type('Theirs and mine');
  await press('Save the details');
  await waitFor(() => expect(held.item).toMatchObject({ title: 'Theirs and mine', version: 3 }));
});

test('[R.92] a minor correction of a unit is sent as one, and the message says that it is live', async () => {
  const held = server('/instructor/unit/u1', UNIT);
  unitPage();
  await type('Stocks');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Minor correction: publish now' }));
  await press('Save the unit');
  expect(await screen.findByText('Correction published. Learners see it now.')).toBeTruthy();
  expect(held.saves).toMatchObject([{ title: 'Stocks', minor: true }]);
});

test('[R.90] a save of a published course says that it waits for an approval', async () => {
  const held = server('/instructor/course/c1', COURSE);
  coursePage();
  await type('Books and pens');
  await press('Save the details');
  expect(await screen.findByText('Saved. Learners see it once the changes are published.')).toBeTruthy();
  expect(held.saves[0]).not.toHaveProperty('minor');
});

/** A draft saves itself. */
const DRAFT = { ...COURSE, state: 'draft', publishing: { staged: false, pending: false } };

function holdSaves(held: { hold: Promise<void> }) {
  let release = () => {};
  held.hold = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

test('[15.129] what was typed just before leaving is sent, and the next visit waits for it', async () => {
  const held = server('/instructor/course/c2', { ...DRAFT, _id: 'c2' });
  const release = holdSaves(held);
  coursePage('c2');
  await type('Books and pens');
  cleanup();
  await waitFor(() => expect(held.saves).toMatchObject([{ title: 'Books and pens', version: 1 }]));
  coursePage('c2');
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  release();
  expect((await title()).value).toBe('Books and pens');
  expect(screen.queryByText('What you typed is back')).toBeNull();
  await type('Books, pens and paper');
  await press('Save the details');
  await waitFor(() => expect(held.item).toMatchObject({ title: 'Books, pens and paper', version: 3 }));
  expect(screen.queryByText('The details were saved from another window')).toBeNull();
});

test('[15.129] what was typed during a save is based on that save, also when it is read again', async () => {
  const held = server('/instructor/unit/u1', UNIT);
  const release = holdSaves(held);
  unitPage();
  await type('Stocks');
  await press('Save the unit');
  await waitFor(() => expect(held.saves).toHaveLength(1));
  await type('Stocks and bonds');
  release();
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('typing:u1:unit:u1') ?? '{}')).toMatchObject({
      title: 'Stocks and bonds',
      version: '2',
    }),
  );
});

test('[15.129] a save of another window is still a conflict, after own saves of an earlier visit', async () => {
  const held = server('/instructor/course/c3', { ...DRAFT, _id: 'c3' });
  coursePage('c3');
  await type('Mine');
  await press('Save the details');
  await waitFor(() => expect(held.item.version).toBe(2));
  cleanup();
  coursePage('c3');
  await type('Mine again');
  held.item = { ...held.item, title: 'Theirs', version: 3 };
  await press('Save the details');
  expect(await screen.findByText('The details were saved from another window')).toBeTruthy();
  expect(held.item.title).toBe('Theirs');
});
