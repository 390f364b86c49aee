import type { CertificateProgress, DueItem } from '@digiken/contract';
import { describe, expect, it } from 'vitest';
import { nearestCertificate } from '../src/views/dashboard';
import { dueView } from '../src/views/due';

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

describe('[12.116] an item with a date', () => {
  const item: DueItem = {
    ...{ kind: 'class', _id: 'x1', title: 'Prices', place: 'Shop books', at: '2026-11-26T14:00:00Z' },
    ...{ open: false, host: 'Wanjiku', minutes: 45, questions: null, attempts: null, lessons: null },
  };

  it.each([
    ['class', '/console/live-classes/x1'],
    ['quiz', '/console/quizzes/x1'],
    ['course', '/console/course/x1/Prices'],
  ] as const)('of the kind %s leads to %s', (kind, href) => {
    expect(dueView({ ...item, kind })).toMatchObject({ kind, href });
  });
});
