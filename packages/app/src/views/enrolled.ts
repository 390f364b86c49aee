import type { Course, LessonRef } from '@digiken/contract';
import { coursePath, lessonPath } from './paths';

/** Where a learner goes on with a course; one that is not known any more is among theirs. */
export const enrolledLinks = {
  courseHrefOf: (course: Course): string =>
    course._id ? coursePath('console', course) : '/console/my-courses',
  lessonHrefOf: (lesson: LessonRef): string => lessonPath('console', lesson),
};
