import { learning } from '@digiken/contract';
import { shownId, viewerOf } from '../courses';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { quoteCourse } from './service';

export function enrolmentRoutes({ db, config }: Pick<Services, 'db' | 'config'>): Route[] {
  return [
    route(learning.quoteCourse, async ({ params, body, caller }) => ({
      data: await quoteCourse({ db, config }, viewerOf(caller), {
        courseId: await shownId(db, { item: 'course', id: params.id }),
        choice: body.choice,
      }),
    })),
  ];
}
