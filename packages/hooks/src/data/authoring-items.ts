import type { AuthoredCourse, CourseLearner, ImportJob } from '@digiken/contract';
import { COURSE, PROGRESS } from './course-items';
import type { Defaults } from './list-items';

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
