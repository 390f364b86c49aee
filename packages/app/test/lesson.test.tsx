// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import LessonPage from '../src/pages/lesson-page';
import { LessonQuizzesSlot } from '../src/shell/lesson-quizzes-slot';
import {
  NJOKI,
  renderAt,
  resetBrowser,
  signIn,
  stubIntersectionObserver,
  stubNetwork,
  stubWideWindow,
} from './support/render';

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const REF = {
  _id: 'n2',
  title: 'Siting your hives',
  price: 200,
  course: { _id: 'c1', title: 'Beekeeping' },
};
const line = (_id: string, title: string) => ({
  ...{ _id, title, preview: false, minutes: 12, weightBytes: 300_000 },
  ...{ hasVideo: false, open: false, done: false },
});
const unitOf = (price: number) => ({
  ...{ _id: 'n2', title: 'Siting your hives', summary: 'Where bees like to live.', price, owned: false },
  ...{ minutes: 24, weightBytes: 600_000, complete: false },
  progress: { done: 0, total: 2, fraction: 0 },
  quizzes: { total: 0, passed: 0 },
  lessons: [line('l0', 'Shade'), line('l1', 'Reading wind')],
});

/** What the server says of a lesson whose unit the viewer does not have. */
function openLesson(area: '' | '/console', price: number, answers: Parameters<typeof stubNetwork>[0] = {}) {
  const course = { _id: 'c1', title: 'Beekeeping', image: null };
  const unit = unitOf(price);
  stubNetwork({
    'GET /api/course/unit/lesson/l1': {
      status: area ? 403 : 401,
      body: { message: 'This lesson belongs to a unit.', unit: { ...REF, price } },
    },
    'GET /api/course/unit/n2': {
      body: { data: { course, enrolled: false, position: 2, unit, previous: null, next: null } },
    },
    'GET /api/course/c1': { body: { data: { ...course, units: [unit, { ...unitOf(250), _id: 'n3' }] } } },
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/payments/options': { body: { data: { mpesa: true, cards: false } } },
    'POST /api/course/c1/quote': {
      body: {
        data: {
          lines: [{ unitId: 'n2', title: REF.title, price }],
          ...{ alreadyOwned: [], total: price, payable: true, notice: null },
        },
      },
    },
    ...answers,
  });
  renderAt(
    `${area}/course/unit/lesson/l1/wind`,
    <Routes>
      <Route path={`${area}/course/unit/lesson/:lessonId/:title`} element={<LessonPage />} />
      <Route path="*" element={null} />
    </Routes>,
  );
}

test.each(['', '/console'] as const)(
  '[17.55] a locked lesson below %o shows what it teaches, its price and the way to buy its unit',
  async (area) => {
    if (area) signIn('user');
    openLesson(area, 200);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reading wind' })).toBeDefined();
    expect(screen.getByText('This lesson opens with the unit “Siting your hives”.')).toBeDefined();
    expect(screen.getByText('Where bees like to live.')).toBeDefined();
    expect(
      (await screen.findAllByRole('button', { name: /^Pay Ksh\s200 by M-Pesa$/ })).length,
    ).toBeGreaterThan(0);
  },
);

test('[17.55] a visitor who buys the unit of a locked lesson logs in with it as the choice', async () => {
  let kept: unknown;
  openLesson('', 200, {
    'POST /api/choices': { status: 201, body: { data: { key: 'k1', expiresAt: '2026-12-07T00:00:00Z' } } },
  });
  const fetched = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).endsWith('/api/choices')) kept = JSON.parse(init?.body as string);
    return fetched(input, init);
  });
  await userEvent.click((await screen.findAllByRole('button', { name: /^Pay Ksh\s200/ }))[0] as HTMLElement);
  await vi.waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe(
      `/auth/signin?from=${encodeURIComponent('/course/c1?choice=k1')}`,
    ),
  );
  expect(kept).toEqual({ courseId: 'c1', choice: { unitIds: ['n2'] } });
});

test('[17.55] the free unit of a locked lesson is not bought: a learner enrols in it', async () => {
  signIn('user');
  let enrolled: unknown;
  openLesson('/console', 0, {
    'POST /api/course/c1/enrol': { status: 201, body: { message: 'You are enrolled.', data: {} } },
  });
  const fetched = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (String(input).endsWith('/enrol')) enrolled = JSON.parse(init?.body as string);
    return fetched(input, init);
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Enrol for free' }))[0] as HTMLElement);
  await vi.waitFor(() => expect(enrolled).toEqual({ choice: { unitIds: ['n2'] }, expectedTotal: 0 }));
});

test('[15.147] quizzes to take before a lesson are not among those after it', async () => {
  signIn('user');
  const quiz = (_id: string, place: string) => ({
    _id,
    title: `Quiz ${_id}`,
    place,
    practice: false,
    questions: 3,
    progress: 'due',
    opensAt: null,
    closesAt: null,
    attemptsAllowed: null,
    attemptsUsed: 0,
  });
  stubNetwork({
    'GET /api/course/unit/lesson/l1/quizzes': {
      body: { data: [quiz('post', 'post'), quiz('pre', 'pre')] },
    },
  });
  renderAt(
    '/console/course/unit/lesson/l1/wind',
    <>
      <LessonQuizzesSlot before lessonId="l1" language="en" />
      <LessonQuizzesSlot lessonId="l1" language="en" />
    </>,
  );
  const above = await screen.findByRole('region', { name: 'Quizzes before this lesson' });
  expect(above.textContent).toContain('Quiz pre');
  expect(above.textContent).not.toContain('Quiz post');
  const below = await screen.findByRole('region', { name: 'Quizzes of this lesson' });
  expect(below.textContent).toContain('Quiz post');
  expect(below.textContent).not.toContain('Quiz pre');
});

const COURSE = { _id: 'c1', title: 'Beekeeping', image: null };
const progress = (done: number) => ({ done, total: 2, fraction: done / 2 });
const readLesson = {
  ...line('l1', 'Reading wind'),
  ...{ html: '<p>Feel it.</p>', language: 'en', languages: ['en'], machineTranslated: false, headings: [] },
  ...{ video: null, activity: null, course: COURSE, unit: { _id: 'n2', title: REF.title, position: 1 } },
  ...{ position: 2, previous: null, next: null, scroll: 0, enrolled: true, mayDiscuss: false },
  ...{ unitProgress: progress(1), courseProgress: progress(1) },
};

describe('[17.21][17.25] “Done” that is pressed before the next step is known', () => {
  const afterLesson = (target: object) => ({
    ...{
      reason: 'certificate',
      title: 'Your certificate',
      language: 'en',
      target,
      minutes: null,
      bytes: null,
    },
    ...{
      place: { course: COURSE, unit: null, lesson: null },
      progress: { done: 2, total: 2, certificateAt: 2 },
    },
    ...{ dueAt: null, startsAt: null, mistakes: null, quiz: null, amount: null, choice: null },
  });

  it.each([
    ['of the last lesson opens the end of the course', 2, '/console/course/c1/Beekeeping/finished'],
    ['of another lesson opens that step', 3, '/console/course/unit/lesson/l7/Shade'],
  ])('%s', async (_, total, address) => {
    stubIntersectionObserver();
    signIn('user');
    let answerStep = () => {};
    const stepAsked = new Promise<void>((resolve) => (answerStep = resolve));
    const opened = { ...readLesson, courseProgress: { ...progress(1), total } };
    const marked = { ...opened, done: true, courseProgress: { ...progress(2), total } };
    let done = false;
    const answers = {
      'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
      'GET /api/course/c1': { body: { data: { ...COURSE, units: [{ ...unitOf(200), owned: true }] } } },
      'GET /api/learning/next': {
        body: {
          data:
            total === 2
              ? afterLesson({ kind: 'certificate', _id: 'c1' })
              : { ...afterLesson({ kind: 'lesson', _id: 'l7' }), reason: 'continue', title: 'Shade' },
        },
      },
      'PUT /api/course/unit/lesson/l1/progress': {
        body: {
          message: 'Saved.',
          data: { done: true, scroll: 0, unitProgress: progress(2), courseProgress: marked.courseProgress },
        },
      },
    };
    stubNetwork(answers);
    const fetched = fetch;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const { pathname } = new URL(input, location.origin);
      if (pathname === '/api/learning/next') await stepAsked;
      if (pathname.endsWith('/progress')) done = true;
      if (pathname === '/api/course/unit/lesson/l1')
        return new Response(JSON.stringify({ data: done ? marked : opened }));
      return fetched(input, init);
    });
    renderAt(
      '/console/course/unit/lesson/l1/wind',
      <Routes>
        <Route path="/console/course/unit/lesson/:lessonId/:title" element={<LessonPage />} />
        <Route path="*" element={null} />
      </Routes>,
    );
    await userEvent.click((await screen.findAllByRole('button', { name: /^Done/ }))[0] as HTMLElement);
    await vi.waitFor(() => expect(done).toBe(true));
    expect((await screen.findAllByRole('button', { name: 'Saving…' })).length).toBeGreaterThan(0);
    answerStep();
    await vi.waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
  });
});

test('[15.131] a note and a question that are not sent are there after a reload', async () => {
  stubIntersectionObserver();
  signIn('user');
  const instructor = { _id: 'i1', name: 'Wanjiru' };
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/course/c1': {
      body: { data: { ...COURSE, instructor, units: [{ ...unitOf(200), owned: true }] } },
    },
    'GET /api/course/unit/lesson/l1': { body: { data: readLesson } },
    'GET /api/course/unit/lesson/l1/notes': { body: { data: [], count: 0 } },
  });
  const open = () =>
    renderAt(
      '/console/course/unit/lesson/l1/wind',
      <Routes>
        <Route path="/console/course/unit/lesson/:lessonId/:title" element={<LessonPage />} />
      </Routes>,
    );
  const fieldOf = async (button: RegExp, label: RegExp) => {
    await userEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
    return screen.findByRole('textbox', { name: label });
  };
  const first = open();
  await userEvent.type(await fieldOf(/^Notes|^Add a note/, /^A note to this lesson/), 'Ask the bank');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(await fieldOf(/^Ask Wanjiru/, /^Your question/), 'Why every day?');
  first.unmount();
  open();
  const question = await fieldOf(/^Ask Wanjiru/, /^Your question/);
  expect((question as HTMLTextAreaElement).value).toBe('Why every day?');
  await userEvent.keyboard('{Escape}');
  const note = await fieldOf(/^Notes|^Add a note/, /^A note to this lesson/);
  expect((note as HTMLTextAreaElement).value).toBe('Ask the bank');
});
