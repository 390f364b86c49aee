// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import LessonPage from '../src/pages/lesson-page';
import { LessonQuizzesSlot } from '../src/shell/lesson-quizzes-slot';
import { renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const UNIT = {
  _id: 'n2',
  title: 'Siting your hives',
  price: 200,
  course: { _id: 'c1', title: 'Beekeeping' },
};

function openLesson(status: number, unit: typeof UNIT) {
  stubNetwork({
    'GET /api/course/unit/lesson/l1': { status, body: { message: 'This lesson belongs to a unit.', unit } },
  });
  renderAt(
    '/console/course/unit/lesson/l1/wind',
    <Routes>
      <Route path="/console/course/unit/lesson/:lessonId/:title" element={<LessonPage />} />
    </Routes>,
  );
}

const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('[11.51] a locked lesson links to the unit that opens it', async () => {
  signIn('user');
  openLesson(403, UNIT);
  expect(await href('Buy this unit')).toBe('/console/course/unit/n2/Siting-your-hives');
  expect(await href('See the course')).toBe('/console/course/c1/Beekeeping');
});

test('[11.51] a free unit is not bought, and a visitor signs in first', async () => {
  signIn('user');
  openLesson(403, { ...UNIT, price: 0 });
  expect(await href('Enrol in this unit')).toBe('/console/course/unit/n2/Siting-your-hives');
  cleanup();
  resetBrowser();
  stubWideWindow();
  openLesson(401, UNIT);
  expect(await href('Sign in')).toContain('/auth/signin');
  expect(await href('See the course')).toBe('/console/course/c1/Beekeeping');
  expect(screen.queryByRole('link', { name: 'Buy this unit' })).toBeNull();
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
