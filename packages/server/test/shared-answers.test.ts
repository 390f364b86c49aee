import { defineCall, learning } from '@digiken/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { notFound } from '../src/platform/http/errors';
import { buildServer } from '../src/platform/http/server';
import { route, sharedRoute } from '../src/platform/http/route';
import { SharedRuns } from '../src/platform/http/shared-runs';
import { startTestServer, type TestServer } from './support/server';

/** Work whose runs the test ends by hand. */
function controlled() {
  const runs: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const work = () => new Promise<string>((resolve, reject) => runs.push({ resolve, reject }));
  return { runs, work };
}

describe('runs that requests share', () => {
  test('[14.60] requests during a run share the next one, which starts after them', async () => {
    const shared = new SharedRuns<string>();
    const { runs, work } = controlled();
    const first = shared.run('a', work);
    const late = [shared.run('a', work), shared.run('a', work)];
    expect(runs).toHaveLength(1);
    // What is read from now on holds the change that happened before the late requests.
    runs[0]?.resolve('before the change');
    expect(await first).toBe('before the change');
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.resolve('after the change');
    expect(await Promise.all(late)).toEqual(['after the change', 'after the change']);
    void shared.run('a', work);
    expect(runs, 'nothing is kept when nobody waits').toHaveLength(3);
  });

  test('[14.60] keys do not wait for each other, and a failed run fails only those that waited for it', async () => {
    const shared = new SharedRuns<string>();
    const { runs, work } = controlled();
    const first = shared.run('a', work);
    const next = shared.run('a', work);
    const other = shared.run('b', work);
    runs[1]?.resolve('b');
    expect(await other).toBe('b');
    runs[0]?.reject(new Error('lost connection'));
    await expect(first).rejects.toThrow('lost connection');
    await expect.poll(() => runs.length).toBe(3);
    runs[2]?.resolve('again');
    expect(await next).toBe('again');
  });
});

describe('a public route with shared answers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const call = defineCall(
    { method: 'GET', path: '/numbers', access: 'public' },
    {
      summary: 'Numbers',
      query: z.object({ a: z.string().optional(), b: z.string().optional() }),
      answer: z.object({ data: z.object({ a: z.string().optional(), run: z.number() }) }),
    },
  );
  const serverWith = async (only: Parameters<typeof buildServer>[0]['routes'][number]) => {
    const app = await buildServer({
      services: server.services,
      routes: [only],
      authenticate: async () => undefined,
    });
    await app.ready();
    return app;
  };

  test('[14.60] identical requests share runs and an ETag, others have their own', async () => {
    let count = 0;
    const app = await serverWith(
      sharedRoute(call, async ({ query }) => {
        count += 1;
        if (query.a === 'none') throw notFound('There is no such number.');
        return { data: { ...(query.a !== undefined && { a: query.a }), run: count } };
      }),
    );
    const urls = ['/api/numbers?a=1&b=2', '/api/numbers?b=2&a=1', '/api/numbers?a=1&b=2', '/api/numbers?a=2'];
    const answers = await Promise.all(urls.map((url) => app.inject(url)));
    expect(answers.map((answer) => answer.json().data.a)).toEqual(['1', '1', '1', '2']);
    expect(count, 'two runs of the first query, one of the other').toBe(3);
    expect(answers[2]?.headers.etag).toBe(answers[1]?.headers.etag);
    expect(answers[3]?.headers.etag).not.toBe(answers[0]?.headers.etag);
    expect(answers[0]?.headers['cache-control']).toBe('private, no-cache');
    const failed = await Promise.all([1, 2, 3].map(() => app.inject('/api/numbers?a=none')));
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    await app.close();
  });

  test('[14.60] an unchanged list answers 304 to its ETag', async () => {
    const first = await server.call('GET', '/courses?q=published');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const again = await server.call('GET', '/courses?q=published', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.etag]).toEqual([304, etag]);
  });

  test('[14.60] only a public GET may share answers', async () => {
    const personal = { ...sharedRoute(learning.listCategories, async () => ({ data: [] }) as never) };
    for (const change of [{ access: 'optional' }, { method: 'POST' }] as const) {
      const wrong = { ...personal, call: { ...learning.listCategories, ...change } };
      await expect(serverWith(wrong)).rejects.toThrow('shares answers, but is not a public GET');
    }
    expect(route(learning.listCategories, async () => ({ data: [] }) as never).shared).toBeUndefined();
  });
});
