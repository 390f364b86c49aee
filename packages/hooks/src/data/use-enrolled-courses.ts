import type { Enrolled } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { useRequest } from '../session/services';
import { enrolledOf } from './course-details';
import { keys } from './keys';
import { newestFirst, type Query, useQuery } from './use-query';
import { useUser } from './use-user';

/** The learner's courses, newest first; fetched once the user is loaded and on every mount (spec 7.11). */
export function useEnrolledCourses(): Query<Enrolled[]> {
  const request = useRequest();
  const id = useUser().data?._id;
  return useQuery(
    id ? keys.enrolled(id) : null,
    async () =>
      newestFirst(
        enrolledOf((await request(learningRoutes.listEnrolled, { params: { userId: id ?? '' } })).data),
      ),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
}
