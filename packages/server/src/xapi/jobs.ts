import { z } from 'zod';
import { COMPLETION_JOB } from '../learning';
import { enqueue, type Handler } from '../platform/jobs';
import type { Services } from '../platform/services';
import { sendStatements } from './send';
import { statementsOf } from './statements';

/** Sends the statements about one completed lesson or attempt. */
const STATEMENT_JOB = 'xapi-statements';

const Payload = z.object({ userId: z.string(), courseId: z.string(), partId: z.string() });

/**
 * The jobs of `handlers`, with one more for each completed lesson and attempt that states it to the store, if there is
 * one. A job of its own: a store that is down for hours must not delay certificates.
 */
export function withStatements(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'jobs'>,
  handlers: Record<string, Handler>,
): Record<string, Handler> {
  const { db, clock, config, jobs } = services;
  const { xapi } = config;
  const complete = handlers[COMPLETION_JOB];
  if (xapi === undefined || complete === undefined) return handlers;
  return {
    ...handlers,
    [COMPLETION_JOB]: async (job) => {
      const again = await complete(job);
      // Jobs that were added before there was a store do not name the part.
      const payload = Payload.safeParse(job.payload);
      if (payload.success) {
        await enqueue(db, { kind: STATEMENT_JOB, key: job.key, payload: payload.data, runAt: clock.now() });
        jobs.wake();
      }
      return again;
    },
    [STATEMENT_JOB]: async ({ payload }) => {
      const statements = await statementsOf(services, Payload.parse(payload));
      if (statements.length > 0) await sendStatements(xapi, statements);
    },
  };
}
