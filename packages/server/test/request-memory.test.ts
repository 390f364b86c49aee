import { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queryObjects } from 'node:v8';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** How many requests, responses and results of queries are in memory, after a garbage collection. */
const kept = () =>
  [IncomingMessage, ServerResponse, pg.Result].map((kind) => queryObjects(kind, { format: 'count' }));

test('[10.5] keeps no request, no response and no result of a query once the request is answered', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const paths = [`user/${learner.id}`, 'courses', 'no-such-path'];
      for (const path of paths) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers: learner.headers });
        await answer.text();
      }
    }
    await server.services.background.settled();
  };
  await ask(5);
  const before = kept();
  await ask(50);
  // The open connections keep their last one.
  for (const [at, count] of kept().entries()) expect(count - (before[at] ?? 0)).toBeLessThan(10);
});
