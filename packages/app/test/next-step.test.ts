import type { NextStep } from '@digiken/contract';
import { describe, expect, it } from 'vitest';
import { type NextStepWords, whatNowView } from '../src/views/next-step';

const words: NextStepWords = {
  inCourse: ({ course, unit }) => `${course}, unit ${unit}`,
  inUnit: ({ unit, lesson }) => `${unit}, lesson ${lesson}`,
  tryAgain: 'Try again now',
};
const now = Date.parse('2026-11-26T13:50:00Z');

const course = { _id: 'c1', title: 'Shop books', image: '/api/media/shop.webp' };
const step = (over: object): NextStep => ({
  reason: 'continue',
  target: { kind: 'lesson', _id: 'l1' },
  title: 'Close the day',
  language: 'en',
  place: { course: course as never, unit: { title: 'Two purses', position: 1 }, lesson: 2 },
  minutes: 4,
  bytes: 93_000,
  progress: { done: 1, total: 9, certificateAt: 9 },
  dueAt: null,
  startsAt: null,
  mistakes: null,
  quiz: null,
  amount: null,
  choice: null,
  ...over,
});
const view = (over: object, inCourse = false) => whatNowView(step(over), { words, now, inCourse });

describe('[17.26] the next step of the server is shown as it is', () => {
  it('says why, its name in its language, where it is, one progress and what it costs', () => {
    expect(view({})).toMatchObject({
      reason: 'continue',
      title: 'Close the day',
      titleLanguage: 'en',
      place: 'Shop books, unit 1',
      cover: { title: 'Shop books', image: '/api/media/shop.webp' },
      progress: { done: 1, total: 9, certificateAt: 9 },
      minutes: 4,
      minutesLeft: true,
      bytes: 93_000,
      quiz: false,
      quiet: undefined,
    });
    expect(view({ reason: 'next' }, true)).toMatchObject({
      ...{ unit: 1, place: 'Two purses, lesson 2', minutesLeft: false },
    });
  });

  it.each([
    ['order', 'o1', '/console/checkout/o1/waiting'],
    ['class', 'k1', '/console/live-classes/k1'],
    ['quiz', 'q1', '/console/quizzes/q1'],
    ['lesson', 'l1', '/console/course/unit/lesson/l1/Close-the-day'],
    ['certificate', 'DKC-1', '/console/certificate/DKC-1/awards'],
    ['course', 'c1', '/console/course/c1/Close-the-day'],
    ['catalogue', null, '/courses'],
  ])('a step to a %s leads to its page', (kind, _id, href) => {
    expect(view({ target: { kind, _id } }).href).toBe(href);
  });

  it('[17.33] of a kept choice is to pay for it: its steps, its price, and the course with its units', () => {
    const choice = { reason: 'choice', target: { kind: 'course', _id: 'c1' }, title: null, progress: null };
    expect(view({ ...choice, amount: 650, choice: 'k1' })).toMatchObject({
      ...{ title: 'Shop books', amount: 650, progress: { done: 2, total: 4, unit: 'steps' } },
      href: '/console/course/c1/untitled?choice=k1',
    });
  });

  it('names a quiz, and the catalogue by the words of the component', () => {
    expect(view({ target: { kind: 'quiz', _id: 'q1' } }).quiz).toBe(true);
    const choose = view({
      ...{ reason: 'choose', target: { kind: 'catalogue', _id: null }, title: null, progress: null },
      place: { course: null, unit: null, lesson: null },
    });
    expect(choose).toMatchObject({
      title: undefined,
      place: undefined,
      cover: undefined,
      progress: undefined,
    });
  });

  it('says when a class begins only until it has begun', () => {
    const live = { reason: 'class', target: { kind: 'class', _id: 'k1' } };
    const soon = '2026-11-26T14:00:00Z';
    expect(view({ ...live, startsAt: soon })).toMatchObject({ startsAt: soon, place: 'Shop books' });
    expect(view({ ...live, startsAt: '2026-11-26T13:45:00Z' }).startsAt).toBeUndefined();
  });

  it('offers another attempt beside the passage to read again while one may start', () => {
    const mistakes = { wrong: 4, of: 6 };
    expect(view({ reason: 'reread', mistakes, quiz: 'q1' })).toMatchObject({
      mistakes: { here: 4, of: 6 },
      quiet: { label: 'Try again now', href: '/console/quizzes/q1' },
    });
  });
});
