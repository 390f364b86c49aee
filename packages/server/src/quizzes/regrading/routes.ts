import { quizRegrading as calls } from '@digiken/contract';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { applyRegrade } from './apply';
import { previewRegrade } from './preview';
import { listRegradable } from './read';

/** Marking again after a question changed: instructors in their own courses, administrators in all. */
export function quizRegradingRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  const { db } = services;
  return [
    route(calls.listRegradable, async ({ caller, params }) => ({
      data: await listRegradable(db, caller, params.id),
    })),
    route(calls.previewRegrade, async ({ caller, params, query }) => ({
      data: await previewRegrade(db, caller, {
        quizId: params.id,
        slotId: params.slotId,
        rule: query.rule ?? 'better',
      }),
    })),
    route(calls.applyRegrade, async ({ caller, params, body }) => {
      const input = { quizId: params.id, slotId: params.slotId, ...body };
      const { changed, preview } = await applyRegrade(services, caller, input);
      const message =
        changed === 0
          ? 'The answers are marked again. No mark changed.'
          : `The answers are marked again. Marks changed: ${changed}.`;
      return { message, data: preview };
    }),
  ];
}
