import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { rateLimits } from '../src/platform/database/tables';
import { TestClock } from './support/clock';
import { readStream } from './support/event-stream';
import { type Running, startCli } from './support/process';
import { PASSWORD, startTestServer, type TestServer } from './support/server';

let site: TestServer;
let one: Running;
let two: Running;

const start = () =>
  startCli({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.services.config.databaseUrl ?? '',
  });

beforeAll(async () => {
  site = await startTestServer({}, undefined, new TestClock(new Date()));
  [one, two] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const { child, finished } of [one, two]) {
    child.kill('SIGTERM');
    await finished;
  }
  await site.close();
});

interface Session {
  id: string;
  headers: Record<string, string>;
}

const tryToSignIn = (url: string, email: string, password: string) =>
  fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

async function signIn(url: string, email: string): Promise<Session> {
  const answer = await tryToSignIn(url, email, PASSWORD);
  const { data } = (await answer.json()) as { data: { token: string; user: { _id: string } } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: data.user._id, headers: { authorization: `Bearer ${data.token}`, cookie } };
}

describe('two processes on one database are one site', () => {
  test('a session of one process is valid at the other, and ends at both', async () => {
    const { email } = await site.signedIn();
    const { id, headers } = await signIn(one.url, email);
    const readAt = async (url: string) => (await fetch(`${url}/api/user/${id}`, { headers })).status;
    expect([await readAt(one.url), await readAt(two.url)]).toEqual([200, 200]);
    expect((await fetch(`${two.url}/api/auth/signout/google`, { method: 'PUT', headers })).status).toBe(200);
    expect([await readAt(one.url), await readAt(two.url)]).toEqual([401, 401]);
  });

  test('both count sign-in attempts together', async () => {
    await site.services.db.delete(rateLimits);
    const { email } = await site.signedIn();
    await site.services.db.delete(rateLimits);
    const answers: number[] = [];
    for (let number = 0; number < 5; number += 1) {
      for (const { url } of [one, two]) answers.push((await tryToSignIn(url, email, 'wrong')).status);
    }
    expect(answers).toEqual(Array(10).fill(401));
    const late = await Promise.all([one, two].map(({ url }) => tryToSignIn(url, email, PASSWORD)));
    expect(late.map((answer) => answer.status)).toEqual([429, 429]);
    await site.services.db.delete(rateLimits);
  });

  test('[R.63] a creating request that reaches both with one Idempotency-Key creates once', async () => {
    const tutor = await site.signedIn('tutor');
    const key = randomUUID();
    const { headers } = await signIn(one.url, tutor.email);
    const create = ({ url }: Running) =>
      fetch(`${url}/api/instructor/courses`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ title: 'Keep bees' }),
      });
    const answers = await Promise.all([create(one), create(two), create(one), create(two)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual(
      [],
    );
    expect((await create(two)).status).toBe(201);
    const made = await site.services.db.select().from(courses).where(eq(courses.ownerId, tutor.id));
    expect(made).toHaveLength(1);
  });

  test('[14.132] an open page at one process hears what happens at the other, also after its connection was lost', async () => {
    const { email } = await site.signedIn();
    const { headers } = await signIn(one.url, email);
    const answer = await fetch(`${one.url}/api/events`, { headers });
    const body = answer.body as ReadableStream;
    const stream = await readStream(
      answer.status,
      answer.headers.get('content-type'),
      Readable.fromWeb(body as never),
    );
    const everything = { changed: ['notifications', 'messages', 'discussions'] };
    expect(await stream.next()).toEqual(everything);
    const changeAtTwo = () =>
      fetch(`${two.url}/api/notifications/read-all`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ until: site.clock.now().toISOString() }),
      });
    expect((await changeAtTwo()).status).toBe(200);
    expect(await stream.next()).toEqual({ changed: ['notifications'] });

    // What is published before it listens again is covered by the event that names everything. The call waits until the
    // connection has ended.
    await site.services.db.execute(
      sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where datname = current_database() and application_name = 'digiken-events'`,
    );
    await changeAtTwo();
    expect(await stream.next()).toEqual(everything);
    await changeAtTwo();
    expect(await stream.next()).toEqual({ changed: ['notifications'] });
    stream.close();
  });
});
