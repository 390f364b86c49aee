import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldTallies } from '../src/platform/tallies';
import { startTestServer, type TestServer } from './support/server';
import { tallyDifferences } from './support/tally-differences';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.signedIn('user');
});
afterAll(() => server.close());

test('[16.6] concurrent writers of one count, folds among them, lose nothing and wait for nobody', async () => {
  const { pool } = server.services.database;
  const [first, second] = [await pool.connect(), await pool.connect()];
  try {
    for (const client of [first, second]) await client.query('begin');
    await first.query(`update users set role = 'tutor'`);
    await first.query(`insert into hubs (id, name, summary) values ('c1', 'One', '')`);
    // Neither the insert nor the fold waits for the open transaction.
    await second.query(`insert into hubs (id, name, summary) values ('c2', 'Two', '')`);
    await foldTallies(server.services.db);
    await first.query('commit');
    await second.query('rollback');
  } finally {
    first.release();
    second.release();
  }
  await Promise.all([
    ...Array.from({ length: 8 }, (_, n) =>
      pool.query(`insert into hubs (id, name, summary) values ('n${n}', 'N${n}', '')`),
    ),
    foldTallies(server.services.db),
    foldTallies(server.services.db),
  ]);
  expect(await tallyDifferences(server)).toEqual([]);
});
