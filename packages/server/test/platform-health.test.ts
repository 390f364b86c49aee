import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('health: says which database answers', async () => {
  const { status, body } = await server.call('GET', '/health');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'ok',
    database: inject('database').kind === 'pglite' ? 'pglite' : 'postgresql',
  });
});

test('a signed-in person reads themselves', async () => {
  const learner = await server.signedIn('user');
  const { status, body } = await server.call('GET', `/user/${learner.id}`, { as: learner });
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { _id: learner.id, role: 'user' } } });
});
