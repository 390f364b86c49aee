import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectGarbage } from './support/collect-garbage';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('[10.5] keeps no request and no response once the request is answered', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const answered: WeakRef<object>[] = [];
  server.app.server.on('request', (request: object, response: object) => {
    answered.push(new WeakRef(request), new WeakRef(response));
  });
  for (const path of [`user/${learner.id}`, 'courses', 'no-such-path'])
    for (let time = 0; time < 20; time += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers: learner.headers });
      await answer.text();
    }
  await server.services.background.settled();
  await collectGarbage();
  expect(answered).toHaveLength(2 * 3 * 20);
  // The open connections keep their last one.
  expect(answered.filter((one) => one.deref() !== undefined).length).toBeLessThan(10);
});
