import type { CertificateProgress } from '@digiken/contract';
import { describe, expect, it } from 'vitest';
import { nearestCertificate } from '../src/views/dashboard';

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
