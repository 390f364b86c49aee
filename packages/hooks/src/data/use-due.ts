import type { DueItem } from '@digiken/contract';
import { dueRoutes } from '@digiken/contract/routes/due';
import { useRequest, useViewer } from '../session/services';
import { keys } from './keys';
import { type Defaults, listOf } from './list-items';
import { type Query, useCached } from './use-query';

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
export function useDue(): Query<DueItem[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? [...keys.enrolled(viewer), 'due'] : null,
    async () => listOf((await request(dueRoutes.listDue)).data, ITEM),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
}
