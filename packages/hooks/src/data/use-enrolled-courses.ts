import type { Enrolled } from '@digiken/contract';
import { useServices } from '../session/services';
import { keys } from './keys';
import { listOf, newestFirst, type Query, useQuery } from './use-query';
import { useUser } from './use-user';

/** The learner's courses, newest first: only once the user is loaded, and anew on every mount (product.md §7). */
export function useEnrolledCourses(): Query<Enrolled[]> {
  const { calls } = useServices();
  const id = useUser().data?._id;
  return useQuery(
    id ? keys.enrolled(id) : null,
    async () => newestFirst(listOf((await calls.listEnrolled(id ?? '')).data)),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
}
