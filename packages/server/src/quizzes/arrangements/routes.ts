import { quizArrangements as calls } from '@digiken/contract';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { accommodationOf, readAccommodation, setAccommodation } from './accommodations';
import { listOverrides, removeOverride, setOverride } from './overrides';

const MOVED = 'The attempt that is open has its new end.';

/** Other times of single learners: of one quiz by its instructor, of all quizzes by administrators. */
export function quizArrangementRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  const { db } = services;
  return [
    route(calls.listOverrides, ({ caller, params, query }) =>
      listOverrides(db, caller, { quizId: params.id, ...query }),
    ),
    route(calls.setOverride, async ({ caller, params, body }) => {
      const { override, moved } = await setOverride(services, caller, { ...params, ...body });
      const said = `${override.learner.name} has other times for this quiz.`;
      return { message: moved ? `${said} ${MOVED}` : said, data: override };
    }),
    route(calls.removeOverride, async ({ caller, params }) => {
      const { moved } = await removeOverride(services, caller, params);
      const said = 'The times for everybody apply again.';
      return { message: moved ? `${said} ${MOVED}` : said };
    }),
    route(calls.getAccommodation, async ({ params }) => ({ data: await accommodationOf(db, params.id) })),
    route(calls.setAccommodation, async ({ caller, params, body }) => {
      const moved = await setAccommodation(services, caller, { userId: params.id, ...body });
      const said = 'The time in quizzes is saved.';
      return {
        message: moved > 0 ? `${said} ${MOVED}` : said,
        data: await accommodationOf(db, params.id),
      };
    }),
    route(calls.getOwnAccommodation, async ({ caller }) => ({
      data: await readAccommodation(db, caller.id),
    })),
  ];
}
