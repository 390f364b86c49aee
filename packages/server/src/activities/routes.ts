import { activities } from '@digiken/contract';
import { shownId, viewerOf } from '../courses';
import type { Route } from '../platform/http/route';
import { route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { openActivity } from './open-activity';
import type { PackageTokens } from './package-tokens';
import { activityResultsCsv, listActivityResults } from './results';
import { readOutcome, saveState } from './save-state';

export function activityRoutes(
  services: Pick<Services, 'db' | 'clock' | 'config'> & { tokens: PackageTokens },
): Route[] {
  const { db } = services;
  return [
    route(activities.getActivity, async ({ params, caller }) => {
      const lessonId = await shownId(db, { item: 'lesson', id: params.lessonId });
      return { data: await readOutcome(db, viewerOf(caller), lessonId) };
    }),
    route(activities.openActivity, async ({ params, caller }) => {
      const lessonId = await shownId(db, { item: 'lesson', id: params.lessonId });
      const name =
        caller === undefined ? '' : [caller.user.lastName, caller.user.firstName].filter(Boolean).join(', ');
      return { data: await openActivity(services, viewerOf(caller), { lessonId, name }) };
    }),
    route(activities.saveActivityState, async ({ params, body, caller }) => {
      const lessonId = await shownId(db, { item: 'lesson', id: params.lessonId });
      return { data: await saveState(services, caller, { ...body, lessonId }) };
    }),
    route(activities.listActivityResults, ({ params, query, caller }) =>
      listActivityResults(db, caller, { ...params, ...query }),
    ),
    route(activities.exportActivityResults, async ({ params, caller }) => ({
      data: await activityResultsCsv(db, caller, params.topicId),
    })),
  ];
}
