import type { Enrolled } from '@digiken/contract';
import { DASHBOARD_COURSES } from '@digiken/contract/constants';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { useRequest } from '../session/services';
import { enrolledOf } from './course-details';
import { keys } from './keys';
import { newestFirst, type Query, useCached } from './use-query';
import { useUser } from './use-user';

/**
 * The learner's newest courses and the one to continue, newest first: what the dashboard shows. Fetched once the user is
 * loaded and on every mount (spec 7.11).
 */
export function useDashboardCourses(): Query<Enrolled[]> {
  const request = useRequest();
  const id = useUser().data?._id;
  return useCached(
    id ? [...keys.enrolled(id), DASHBOARD_COURSES] : null,
    async () => {
      const { data, lead } = await request(learningRoutes.listEnrolled, {
        params: { userId: id ?? '' },
        query: { size: DASHBOARD_COURSES, lead: 'true' },
      });
      return newestFirst([...enrolledOf(data), ...enrolledOf(lead && [lead])]);
    },
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
}
