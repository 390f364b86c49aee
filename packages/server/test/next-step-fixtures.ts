import type { NextStep } from '@digiken/contract';
import { expect } from 'vitest';
import type { Seeded } from './learning-fixtures';
import { takerOf } from './quiz-fixtures';
import type { SignedIn, TestServer } from './support/server';

/** The calls of one learner on the way through their courses. Each moves the clock on by a minute. */
export function pathOf(server: TestServer, as: SignedIn) {
  const later = () => server.clock.advance({ minutes: 1 });
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
    later();
    const answer = await server.call(method, path, { as, body });
    expect([method, path, answer.status]).toEqual([method, path, answer.status < 300 ? answer.status : 200]);
    return answer.body;
  };
  const device = `device-${as.id}`;
  const lesson = (id: string | undefined) => `/course/unit/lesson/${id}`;
  return {
    as,
    /** @param units places from 0; all of them without */
    enrol: ({ id, units }: Seeded, ...places: number[]) =>
      call('POST', `/course/${id}/enrol`, {
        choice:
          places.length === 0 ? { whole: true } : { unitIds: places.map((place) => units[place]?.id ?? '') },
        expectedTotal: 0,
      }),
    open: (id: string | undefined) => call('GET', lesson(id)),
    scroll: (id: string | undefined, scroll: number) => call('PUT', `${lesson(id)}/progress`, { scroll }),
    done: async (...ids: (string | undefined)[]) => {
      for (const id of ids) await call('PUT', `${lesson(id)}/progress`, { done: true });
      await server.services.jobs.drain();
    },
    /** Takes a quiz of two questions. */
    take: async (quizId: string, right: number) => {
      later();
      const taker = takerOf(server, as, device);
      const { data } = (await taker.start(quizId)).body;
      for (const [at, { id }] of (data.questions as { id: string }[]).entries())
        await taker.save(data._id, id, { type: 'single', option: at < right ? 'c1' : 'c2' });
      expect((await taker.submit(data._id)).status).toBe(200);
      await server.services.jobs.drain();
    },
    start: async (quizId: string) => {
      later();
      expect((await takerOf(server, as, device).start(quizId)).status).toBe(200);
    },
    next: async (query = ''): Promise<NextStep> =>
      (await server.call('GET', `/learning/next${query}`, { as })).body.data,
    status: async (query = ''): Promise<number> =>
      (await server.call('GET', `/learning/next${query}`, { as })).status,
  };
}

export const stepTo = (reason: NextStep['reason'], kind: NextStep['target']['kind'], _id: unknown) => ({
  reason,
  target: { kind, _id },
});
