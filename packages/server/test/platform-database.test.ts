import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseErrorCode, loggableError } from '../src/platform/database/errors';
import { files, rateLimits } from '../src/platform/database/tables';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const row = (name: string) => ({ name, type: 'text/plain', bytes: 1 });
const names = async () => (await server.services.db.select().from(files)).map(({ name }) => name);

test('a transaction that throws leaves nothing behind', async () => {
  const { db } = server.services;
  const failing = db.transaction(async (tx) => {
    await tx.insert(files).values(row('half'));
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await names()).not.toContain('half');
});

test('a transaction that waits for a query on another connection fails at once', async () => {
  const { db } = server.services;
  const failing = db.transaction(() => db.select().from(files));
  await expect(failing).rejects.toMatchObject({
    cause: { message: 'A transaction asked for a second connection.' },
  });
});

test('a connection that is dropped inside a transaction leaves nothing behind', async () => {
  const client = await server.services.database.pool.connect();
  await client.query('begin');
  await client.query("insert into files (name, type, bytes) values ('dropped', 'text/plain', 1)");
  client.release(true);
  expect(await names()).not.toContain('dropped');
});

test('concurrent writes lose no update', async () => {
  const { db } = server.services;
  await db.insert(rateLimits).values({ key: 'sum', count: 0, resetsAt: server.clock.now() });
  const once = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update rate_limits set count = count + 1 where key = 'sum'`);
    });
  await Promise.all(Array.from({ length: 50 }, once));
  const [sum] = await db.select().from(rateLimits);
  expect(sum?.count).toBe(50);
});

test('returns texts of any script and of a megabyte unchanged', async () => {
  const text = `Habari 你好 🌍 ${'x'.repeat(1_000_000)}`;
  const { rows } = await server.services.database.pool.query('select $1::text as text', [text]);
  expect(rows[0]?.text).toBe(text);
});

describe('the log of a failed query contains none of its values', () => {
  test.each([
    [
      'a broken rule',
      sql`insert into files (name, type, bytes) values (${'my secret'}, 'x', 1), (${'my secret'}, 'x', 1)`,
      '23505',
    ],
    ['a wrong type', sql`select ${'my secret'}::int`, '22P02'],
    ['an unknown table', sql`select * from nowhere where a = ${'my secret'}`, '42P01'],
  ])('%s', async (_what, query, code) => {
    const error = await server.services.db.execute(query).then(
      () => undefined,
      (failed: unknown) => failed,
    );
    expect(databaseErrorCode(error)).toBe(code);
    const logged = JSON.stringify(loggableError(error));
    expect(logged).not.toContain('my secret');
    expect(logged).toContain(code);
  });
});
