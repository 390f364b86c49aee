import type { AssignedCourse } from '@digiken/contract';
import { coursePath } from './paths';

/** The dashboard lists so many; the page of each course says the rest. */
const MOST = 5;

export const assignedHref = ({ course: { _id, name } }: AssignedCourse): string =>
  coursePath('console', { _id, title: name });

/** What is still to be done, in the server's order: the soonest due first. */
export const openAssigned = (all: readonly AssignedCourse[]): AssignedCourse[] =>
  all.filter(({ state }) => state !== 'done' && state !== 'done-late').slice(0, MOST);
