import type { AuthoredCourse, CourseLearner, ImportJob, LearnerProgress } from '@digiken/contract';
import { COURSE, PROGRESS } from './course-items';
import { type Defaults, listOf } from './list-items';

export const OWN_COURSE: Defaults<AuthoredCourse> = {
  ...COURSE,
  lessonCount: 0,
  learnerCount: 0,
  updatedAt: '',
};
export const LEARNER: Defaults<CourseLearner> = {
  user: { _id: '', name: '', avatar: null },
  course: { _id: '', name: '' },
  progress: PROGRESS,
  enrolledAt: '',
  lastStudiedAt: null,
  needsHelp: null,
  contact: 'open',
};
export const IMPORT: Defaults<
  Omit<ImportJob, 'report' | 'changes' | 'outdated' | 'undoUntil' | 'undoProblem'>
> = {
  fileName: '',
  createdAt: '',
  progress: 0,
  problem: null,
};

/** A learner with their courses. */
export const learnerOf = <T extends Pick<LearnerProgress, 'courses'>>(learner: T): T => ({
  ...learner,
  courses: listOf(learner.courses, {
    title: '',
    enrolledAt: '',
    lastStudiedAt: null,
    needsHelp: null,
    progress: PROGRESS,
  }).map((course) => ({ ...course, units: listOf(course.units, { title: '', progress: PROGRESS }) })),
});
