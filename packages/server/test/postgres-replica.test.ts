import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { ConfigError, loadConfig } from '../src/platform/config';
import { createServer } from '../src/start';
import { openServices } from '../src/platform/open-services';
import { replicationBeat } from '../src/platform/database/tables';
import { seedCourse } from './learning-fixtures';
import { freshDatabase, type TestDatabase } from './support/database';
import { startTestServer, type SignedIn, type TestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

let copy: TestDatabase;
let copyPool: pg.Pool;
let proxy: TcpProxy;
let server: TestServer;
let learner: SignedIn;
/** What the primary has, and the copy has not. */
let courseId: string;

/** Nothing is copied to the "replica". It is as far behind as its pulse says. */
const setBehind = (seconds: number) => {
  const beatAt = sql`now() - ${seconds} * interval '1 second'`;
  return drizzle(copyPool)
    .insert(replicationBeat)
    .values({ name: 'primary', beatAt })
    .onConflictDoUpdate({ target: replicationBeat.name, set: { beatAt } });
};
const list = async (cookie = '', path = '/courses?q=published') => {
  const { body } = await server.call('GET', path, { headers: { cookie } });
  return (body.data as { _id: string }[]).map(({ _id }) => _id);
};

beforeAll(async () => {
  copy = await freshDatabase();
  copyPool = new pg.Pool({ connectionString: copy.databaseUrl });
  // `end` does not wait for its connections, so the end of the database may reach them first.
  copyPool.on('error', () => {});
  await setBehind(-3_600);
  const url = new URL(copy.databaseUrl);
  const port = Number(url.port);
  proxy = await startTcpProxy(() => port);
  url.port = String(proxy.port);
  server = await startTestServer({ DATABASE_READ_URL: url.href });
  courseId = (await seedCourse(server)).id;
  learner = await server.signedIn();
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await copyPool.end();
  await copy.drop();
});

test('[14.131] a replica needs a primary on PostgreSQL', () => {
  const settings = { DATABASE_READ_URL: 'postgresql://replica/digiken' };
  expect(() => loadConfig(settings)).toThrow(
    new ConfigError('DATABASE_READ_URL needs DATABASE_URL as well.'),
  );
  expect(() => loadConfig({ DATABASE_READ_URL: 'replica' })).toThrow(/^DATABASE_READ_URL must be an address/);
  expect(() => loadConfig({ ...settings, DATABASE_URL: 'postgresql://primary/digiken' })).not.toThrow();
});

describe('[14.130] heavy reads come from the replica, and a user who wrote something reads the primary', () => {
  test('the course list, categories, search and the course pages of visitors come from the replica', async () => {
    await expect.poll(() => list()).toEqual([]);
    expect((await server.call('GET', `/course/${courseId}`)).status).toBe(404);
    const own = await server.call('GET', `/course/${courseId}`, { as: learner });
    expect(own.status).toBe(200);
    const search = async (cookie: string) => {
      const q = encodeURIComponent(own.body.data.title as string);
      return (await server.call('GET', `/search?q=${q}`, { headers: { cookie } })).body.data.courses;
    };
    expect(await search('')).toEqual([]);
    expect(await search('Digiken-Wrote=1')).toHaveLength(1);
  });

  test('a write marks the browser for 5 s, and every process reads the primary for it', async () => {
    const { cookies } = await server.call('PUT', '/auth/signout/google', { as: await server.signedIn() });
    const mark = cookies.find(({ name }) => name === 'Digiken-Wrote');
    expect(mark).toMatchObject({ maxAge: 5, path: '/api', httpOnly: true, sameSite: 'Strict' });
    const cookie = `${mark?.name}=${mark?.value}`;
    expect(await list(cookie)).toEqual([courseId]);
    expect(await list()).toEqual([]);

    const other = await createServer(await openServices(server.services.config, { onError: () => {} }));
    const ids = async (headers: Record<string, string>) =>
      (await other.inject({ url: '/api/courses?q=published', headers })).json<{ data: unknown[] }>().data
        .length;
    await expect.poll(() => ids({})).toBe(0);
    expect(await ids({ cookie })).toBe(1);
    await other.close();
  });

  test('reading marks nobody', async () => {
    expect((await server.call('GET', '/courses?q=published')).cookies).toEqual([]);
  });
});

describe('[14.131] the primary answers while the replica is behind or down', () => {
  test('a replica that is more than 3 s behind is not used until it has caught up', async () => {
    await expect.poll(() => list()).toEqual([]);
    await setBehind(4);
    await expect.poll(() => list()).toEqual([courseId]);
    await setBehind(-3_600);
    await expect.poll(() => list()).toEqual([]);
  });

  if (ALL)
    test('a replica that goes away fails no request, and is used again when it is back', async () => {
      await expect.poll(() => list()).toEqual([]);
      await proxy.refuse();
      expect(await list()).toEqual([courseId]);
      expect(server.failures.length).toBeGreaterThan(0);
      await proxy.restore();
      await expect.poll(() => list()).toEqual([]);
    });

  test('nothing can be written through it', async () => {
    const request = { cookies: {} } as never;
    await expect.poll(() => server.services.reads.usesReplica).toBe(true);
    const before = server.failures.length;
    await server.services.reads.read(request, (db) => db.execute(sql`delete from milestones`));
    expect(String(server.failures[before])).toMatch(/delete from milestones/);
    expect((server.failures[before] as Error).cause).toMatchObject({ code: '25006' });
  });
});
