import type { CourseDetail, Lesson } from '@digiken/contract';
import { coursePath } from './paths';

/** The page at the end of a course. */
export const finishedPath = (course: Parameters<typeof coursePath>[1]): string =>
  `${coursePath('console', course)}/finished`;

/** Whether this lesson, once it is done, completes a whole course: all units are owned, and all other lessons are done. */
export const isLastLesson = ({ done, courseProgress }: Lesson, { units }: CourseDetail): boolean =>
  courseProgress.total - courseProgress.done <= (done ? 0 : 1) && units.every(({ owned }) => owned);
