import type { AssignedCourse, CertificateProgress, LiveClass, QuizSummary } from '@digiken/contract';
import { describe, expect, it } from 'vitest';
import { dueItems, nearestCertificate } from '../src/views/dashboard';

/** A course with ten lessons and two quizzes. */
const course = (name: string, lessonsDone: number, quizzesPassed: number): CertificateProgress => ({
  course: { _id: name, name },
  ...{ lessons: 10, lessonsDone, quizzes: 2, quizzesPassed },
});

describe('[12.118] the nearest certificate', () => {
  it('is the one with the fewest lessons and quizzes left, five at most', () => {
    const seven = course('seven', 5, 0);
    const five = course('five', 7, 0);
    const three = course('three', 8, 1);
    expect(nearestCertificate([seven])).toBeUndefined();
    expect(nearestCertificate([seven, five])).toBe(five);
    expect(nearestCertificate([seven, five, three])).toBe(three);
  });

  it('is none of a course that is not begun or is complete', () => {
    expect(
      nearestCertificate([{ ...course('short', 0, 0), lessons: 2 }, course('done', 10, 2)]),
    ).toBeUndefined();
  });
});

describe('[12.116] what is due soon', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const named = { _id: 'c1', name: 'Shop books' };
  const quiz = (_id: string, over: object) =>
    ({
      ...{ _id, title: _id, course: named, opensAt: null, progress: 'due' },
      ...over,
    }) as QuizSummary;
  const live = (_id: string, startsAt: string, over: object) =>
    ({
      ...{ _id, title: _id, course: null, hub: named, host: { _id: 'h', name: 'Wanjiku' }, state: 'planned' },
      ...{ startsAt, opensAt: startsAt },
      ...over,
    }) as LiveClass;
  const assigned = (_id: string, dueOn: string | null, state = 'on-track') =>
    ({ _id, course: { _id, name: _id }, hub: named, dueOn, state }) as AssignedCourse;
  const shown = (dated: Partial<Parameters<typeof dueItems>[0]>) =>
    dueItems({ quizzes: [], classes: [], assigned: [], ...dated }, now).map(
      ({ id, state }) => `${id} ${state}`,
    );

  it('is quizzes, classes and courses with a date together, three at most, the soonest first', () => {
    expect(
      shown({
        quizzes: [
          quiz('quiz', { closesAt: '2026-11-27T20:00:00Z' }),
          quiz('far', { closesAt: '2027-01-01T00:00:00Z' }),
        ],
        classes: [live('class', '2026-11-28T10:00:00Z', { closesAt: '2026-11-28T12:00:00Z' })],
        assigned: [assigned('course', '2026-11-27')],
      }),
    ).toEqual(['quiz due', 'course course', 'class class']);
  });

  it('begins with a class that is open, also one that began before now', () => {
    expect(
      shown({
        quizzes: [quiz('quiz', { closesAt: '2026-11-26T13:00:00Z' })],
        classes: [live('open', '2026-11-26T11:30:00Z', { state: 'live', closesAt: '2026-11-26T14:00:00Z' })],
      }),
    ).toEqual(['open open', 'quiz due']);
  });

  it('leaves out what is over, done, not open yet or late', () => {
    expect(
      shown({
        quizzes: [
          quiz('closed', { closesAt: '2026-11-26T11:00:00Z' }),
          quiz('done', { closesAt: '2026-11-27T11:00:00Z', progress: 'done' }),
          quiz('later', { opensAt: '2026-11-27T00:00:00Z', closesAt: '2026-11-28T00:00:00Z' }),
          quiz('endless', { closesAt: null }),
        ],
        classes: [
          live('ended', '2026-11-26T10:00:00Z', { closesAt: '2026-11-26T11:00:00Z' }),
          live('cancelled', '2026-11-27T10:00:00Z', { state: 'cancelled', closesAt: '2026-11-27T12:00:00Z' }),
        ],
        assigned: [
          assigned('late', '2026-11-20', 'late'),
          assigned('dateless', null),
          assigned('did', '2026-11-29', 'done'),
        ],
      }),
    ).toEqual([]);
  });
});
