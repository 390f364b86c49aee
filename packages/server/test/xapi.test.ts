import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../src/platform/config';
import { jobs } from '../src/platform/jobs/tables';
import { certificatePath } from './certificate-fixtures';
import { startTestServer, type TestServer } from './support/server';

/** A store of statements: keeps each id once, and can be told to fail. */
class Store {
  readonly statements = new Map<string, any>();
  readonly headers: Record<string, string | string[] | undefined>[] = [];
  status = 200;
  #server: Server | undefined;

  async start(): Promise<string> {
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/xapi/`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.headers.push(request.headers);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (this.status === 200)
      for (const statement of JSON.parse(body)) this.statements.set(statement.id, statement);
    response.writeHead(request.url === '/xapi/statements' ? this.status : 404).end('[]');
  }

  close(): void {
    this.#server?.close();
  }
}

const store = new Store();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    XAPI_ENDPOINT: await store.start(),
    XAPI_KEY: 'digiken',
    XAPI_SECRET: 'maji ya kunywa',
  });
});
afterAll(async () => {
  await server.close();
  store.close();
});

const stated = (userId: string) =>
  [...store.statements.values()].filter(({ actor }) => actor.account.name === userId);
const verbOf = (statement: any) => statement.verb.id.split('/').at(-1);

test('[14.240] states each completed lesson, each marked attempt and the completed course, without names or addresses', async () => {
  const path = await certificatePath(server);
  await path.readLessons(1);
  await path.takeQuiz(1);
  await path.readLessons();
  await path.takeQuiz(2);
  const statements = stated(path.learner.id);
  const of = (verb: string, kind: string) =>
    statements.filter(
      (one) => verbOf(one) === verb && one.object.definition.type.endsWith(`/activities/${kind}`),
    );
  // The first lesson was marked as done twice, at the time of its first completion.
  expect(of('completed', 'lesson')).toHaveLength(2);
  expect(of('failed', 'assessment')).toMatchObject([
    { result: { success: false, score: { scaled: 0.5, raw: 1, min: 0, max: 2 } } },
  ]);
  expect(of('passed', 'assessment')).toMatchObject([
    {
      result: { success: true, completion: true, duration: expect.stringMatching(/^PT\d+S$/) },
      context: {
        contextActivities: { grouping: [{ id: `http://localhost:3000/course/${path.course.id}` }] },
      },
    },
  ]);
  expect(of('completed', 'course')).toHaveLength(1);
  const sent = JSON.stringify(statements);
  expect(sent).not.toContain(path.learner.email);
  expect(sent).not.toContain(path.learner.user.lastName);
  expect(store.headers[0]).toMatchObject({
    authorization: `Basic ${Buffer.from('digiken:maji ya kunywa').toString('base64')}`,
    'x-experience-api-version': '1.0.3',
  });
});

test('[14.241] a store that is down delays no certificate, and gets the statements later, each once', async () => {
  store.status = 503;
  const path = await certificatePath(server);
  await path.complete();
  expect(stated(path.learner.id)).toEqual([]);
  store.status = 200;
  server.clock.advance({ minutes: 1 });
  await server.services.jobs.drain();
  const first = stated(path.learner.id).length;
  expect(first).toBe(4);
  expect(await server.services.db.$count(jobs)).toBe(0);
  // A store that knows a statement answers 409.
  store.status = 409;
  await path.readLessons(1);
  expect(await server.services.db.$count(jobs)).toBe(0);
  store.status = 200;
});

test('[14.241] states nothing that was undone before it was sent', async () => {
  store.status = 503;
  const path = await certificatePath(server);
  await path.readLessons(1);
  const lesson = path.course.units[0]?.lessons[0] ?? '';
  await server.call('PUT', `/course/unit/lesson/${lesson}/progress`, {
    as: path.learner,
    body: { done: false },
  });
  store.status = 200;
  server.clock.advance({ minutes: 1 });
  await server.services.jobs.drain();
  expect(stated(path.learner.id)).toEqual([]);
});

test('[14.242] the three settings need each other; without them nothing is sent', () => {
  expect(loadConfig({}).xapi).toBeUndefined();
  expect(() => loadConfig({ XAPI_ENDPOINT: 'https://lrs.example.org' })).toThrow(/need each other/);
  expect(() => loadConfig({ XAPI_ENDPOINT: 'lrs.example.org', XAPI_KEY: 'a', XAPI_SECRET: 'b' })).toThrow(
    /must be an address/,
  );
});
