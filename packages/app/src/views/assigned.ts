import type { AssignedCourse } from '@digiken/contract';
import type { AssignedCourseView } from '@digiken/learning/assigned-courses';
import { progressView } from './enrolled';
import { coursePath } from './paths';

/** The dashboard lists so many; the page of each course says the rest. */
const MOST = 5;

/** An assigned course as its learner sees it (spec 13.183). */
export const assignedView = (one: AssignedCourse): AssignedCourseView => ({
  id: one._id,
  hub: one.hub.name,
  title: one.course.name,
  href: coursePath('console', { _id: one.course._id, title: one.course.name }),
  startsOn: one.startsOn ?? undefined,
  dueOn: one.dueOn ?? undefined,
  note: one.note,
  noteLanguage: one.noteLanguage,
  state: one.state,
  access: one.access,
  progress: progressView(one.progress),
});

/** What is still to be done, in the server's order: the soonest due first. */
export const openAssigned = (all: readonly AssignedCourse[]): AssignedCourseView[] =>
  all
    .filter(({ state }) => state !== 'done' && state !== 'done-late')
    .slice(0, MOST)
    .map(assignedView);
