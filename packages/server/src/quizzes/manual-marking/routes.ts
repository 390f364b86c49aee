import { quizMarking as calls } from '@digiken/contract';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { resultsCsv } from '../results/csv';
import { listResults } from '../results/list';
import { statisticsOf } from '../results/statistics';
import { markByHand, readToMark } from './attempt';
import { decideLate } from './late';
import { listWaiting } from './queue';

/** Marking by hand and results: instructors in their own courses, administrators in all. */
export function quizMarkingRoutes(services: Pick<Services, 'db' | 'clock' | 'media' | 'workers'>): Route[] {
  const { db } = services;
  return [
    route(calls.listMarking, async ({ caller, query }) => {
      const { rows, ...cursors } = await listWaiting(db, caller, query);
      return { data: rows, ...cursors };
    }),
    route(calls.getMarking, async ({ caller, params }) => ({
      data: await readToMark(services, caller, params.attemptId),
    })),
    route(calls.markAnswer, async ({ caller, params, body }) => {
      const { complete } = await markByHand(services, caller, { ...params, ...body });
      const message = complete ? 'Marked. The attempt has its score now.' : 'The answer is marked.';
      return { message, data: await readToMark(services, caller, params.attemptId) };
    }),
    route(calls.decideLate, async ({ caller, params, body }) => {
      await decideLate(services, caller, { ...params, ...body });
      const message = body.accept
        ? 'The late answers count. The attempt is marked with them.'
        : 'The late answers do not count.';
      return { message, data: await readToMark(services, caller, params.attemptId) };
    }),
    route(calls.listQuizResults, ({ caller, params, query }) =>
      listResults(db, caller, { quizId: params.id, ...query }),
    ),
    route(calls.exportQuizResults, async ({ caller, params }) => ({
      data: await resultsCsv(db, caller, params.id),
    })),
    route(calls.getQuizStatistics, async ({ caller, params }) => ({
      data: await statisticsOf(services, caller, params.id),
    })),
  ];
}
