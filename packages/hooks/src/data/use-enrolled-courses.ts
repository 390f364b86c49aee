import type { Enrolled } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { ApiError } from '../api/api-error';
import { useRequest } from '../session/services';
import { enrolledOf } from './course-details';
import { keyOf } from './query-key';
import { newestFirst, type Query, useCached } from './use-query';
import { useUser } from './use-user';

const onlyOffline = (error: unknown) => {
  if (error instanceof ApiError && error.kind === 'offline') return null;
  throw error;
};

/** All of the learner's courses, newest first; fetched once the user is loaded and on every mount (spec 7.11). */
export function useEnrolledCourses(): Query<Enrolled[]> {
  const request = useRequest();
  const id = useUser().data?._id;
  return useCached(
    id ? keyOf(learningRoutes.listEnrolled, { params: { userId: id } }, id) : null,
    async () => {
      const all: Enrolled[] = [];
      const read = async (cursor?: string) => {
        const params = { userId: id ?? '' };
        const { data, next } = await request(learningRoutes.listEnrolled, { params, query: { cursor } });
        all.push(...enrolledOf(data));
        return next;
      };
      let cursor = await read();
      // Without a connection the first page is stored, no other.
      while (cursor) cursor = await read(cursor).catch(onlyOffline);
      return newestFirst(all);
    },
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
}
