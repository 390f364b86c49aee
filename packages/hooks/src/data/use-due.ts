import type { DueItem } from '@digiken/contract';
import { dueRoutes } from '@digiken/contract/routes/due';
import type { Defaults } from './list-items';
import { type Query, readList, useQuery } from './use-query';

const ITEM: Defaults<DueItem> = {
  kind: 'course',
  title: '',
  place: '',
  at: '',
  open: false,
  host: null,
  minutes: null,
  questions: null,
  attempts: null,
  lessons: null,
};

/** What the learner has a date for, the soonest first (spec 12.116). Fetched on every mount and with their courses. */
export const useDue = (): Query<DueItem[]> =>
  useQuery(dueRoutes.listDue, {}, { read: readList(ITEM), revalidateOnMount: true, dedupingInterval: 0 });
