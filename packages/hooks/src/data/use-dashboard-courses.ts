import type { Enrolled } from '@digiken/contract';
import { DASHBOARD_COURSES } from '@digiken/contract/constants';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { enrolledOf } from './course-details';
import { newestFirst, type Query, useQuery } from './use-query';
import { useUser } from './use-user';

/**
 * The learner's newest courses and the one to continue, newest first: what the dashboard shows. Fetched once the user is
 * loaded and on every mount (spec 7.11).
 */
export function useDashboardCourses(): Query<Enrolled[]> {
  const userId = useUser().data?._id;
  const query = { size: DASHBOARD_COURSES, lead: 'true' } as const;
  return useQuery(learningRoutes.listEnrolled, userId ? { params: { userId }, query } : null, {
    read: ({ data, lead }) => newestFirst([...enrolledOf(data), ...enrolledOf(lead && [lead])]),
    revalidateOnMount: true,
    dedupingInterval: 0,
  });
}
