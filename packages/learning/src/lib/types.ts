import type { LessonRef } from '@digiken/contract';

/** Where the pages of a course's units and lessons are. */
export interface CourseLinks {
  unitHrefOf: (unit: LessonRef) => string;
  /** Called for lessons that the user can open. */
  lessonHrefOf: (lesson: LessonRef) => string;
}
