// @vitest-environment jsdom
import { useCourse } from '@digiken/hooks/catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import CourseFinishedPage from '../src/areas/learner/pages/course-finished-page';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

beforeEach(() => {
  stubWideWindow();
  signIn('user');
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const unit = (_id: string, owned: boolean) => ({ _id, title: _id, owned, lessons: [] });
const STEP = {
  reason: 'choose',
  target: { kind: 'catalogue', _id: null },
  place: { course: null, unit: null, lesson: null },
};

interface Given {
  done?: number;
  owned?: boolean;
  certificateAt?: number | null;
  missing?: object[];
  certificates?: object[];
}

function answer({ done = 9, owned = true, certificateAt = 9, missing = [], certificates = [] }: Given) {
  const progress = { done, total: 9, certificateAt };
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/course/c1': {
      body: {
        data: {
          ...{ _id: 'c1', title: 'Kitchen garden', related: [], outcomes: [] },
          ...{ units: [unit('n1', true), unit('n2', owned)], progress: { done, total: 9, fraction: 1 } },
        },
      },
    },
    'GET /api/learning/next': { body: { data: { ...STEP, progress } } },
    'GET /api/certificates/progress': { body: { data: missing } },
    'GET /api/certificates': { body: { data: certificates, next: null, previous: null } },
  });
}

function open(given: Given) {
  answer(given);
  renderAt(
    '/console/course/c1/Kitchen-garden/finished',
    <Routes>
      <Route path="/console/course/:id/:title/finished" element={<CourseFinishedPage />} />
    </Routes>,
  );
}

test('[17.25] a course with lessons to do, or with units that are not owned, leads to its own page', async () => {
  const at = () => screen.getByTestId('address').textContent;
  for (const unfinished of [{ done: 8 }, { owned: false }]) {
    open(unfinished);
    await waitFor(() => expect(at()).toBe('/console/course/c1/Kitchen-garden'));
    cleanup();
  }
});

test('[17.25] what was fetched before the last lesson was done does not lead away', async () => {
  const Before = () => <Link to="/console/course/c1/x/finished">{useCourse('c1').data?.title ?? ''}</Link>;
  answer({ done: 8 });
  renderAt(
    '/before',
    <Routes>
      <Route path="/before" element={<Before />} />
      <Route path="/console/course/:id/:title/finished" element={<CourseFinishedPage />} />
    </Routes>,
  );
  const link = await screen.findByRole('link', { name: 'Kitchen garden' });
  answer({});
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: /^You did it/ })).toBeDefined();
  expect(screen.getByTestId('address').textContent).toContain('/finished');
});

test('[17.27] a missing quiz is named, a certificate that is not issued yet is prepared, and a course without one says nothing', async () => {
  const missing = {
    course: { _id: 'c1', name: 'x' },
    lessonsDone: 9,
    lessons: 9,
    quizzesPassed: 1,
    quizzes: 2,
  };
  open({ missing: [missing] });
  await screen.findByRole('heading', { level: 1, name: 'All lessons are done' });
  screen.getByText('1 of 2 quizzes passed');
  cleanup();
  open({});
  await screen.findByText('Your certificate is being prepared.');
  cleanup();
  open({ certificateAt: null });
  await screen.findByRole('heading', { level: 1, name: 'You did it, Njoki' });
  expect(screen.queryByText('Your certificate is being prepared.')).toBeNull();
});
