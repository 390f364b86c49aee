import { learning } from '@digiken/contract';
import { shownId, viewerOf } from '../courses';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { quoteCourse } from './service';

export function enrolmentRoutes({ db }: Pick<Services, 'db'>): Route[] {
  return [
    route(learning.quoteCourse, async ({ params, body, caller }) => ({
      data: await quoteCourse(db, viewerOf(caller), {
        courseId: await shownId(db, { item: 'course', id: params.id }),
        choice: body.choice,
      }),
    })),
  ];
}
