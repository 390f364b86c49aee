import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '../src/platform/database';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Ends every connection of the server's pool, as a restart of the database does. */
async function breakConnections(): Promise<void> {
  const client = new pg.Client(server.services.config.databaseUrl);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

test('a restart of the database is survived', async () => {
  const learner = await server.signedIn();
  await breakConnections();
  await expect
    .poll(async () => (await server.call('GET', `/user/${learner.id}`, { as: learner })).status)
    .toBe(200);
});

test('an interrupted transaction leaves nothing behind, and the server keeps running', async () => {
  const { db } = server.services;
  const cut = db.transaction(async (tx) => {
    await tx.execute("insert into files (name, type, bytes) values ('half', 'text/plain', 1)");
    await breakConnections();
    await tx.execute('select 1');
  });
  await expect(cut).rejects.toThrow();
  const { rows } = await server.services.database.pool.query("select 1 from files where name = 'half'");
  expect(rows).toEqual([]);
});

test('[10.2] the first connection of a process reports that it broke inside a transaction', async () => {
  const errors: unknown[] = [];
  const opened = await openDatabase(server.services.config, { onError: (error) => errors.push(error) });
  const client = await opened.pool.connect();
  // Not `once`, which would listen to errors as well.
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await breakConnections();
  await ended;
  expect(errors).not.toEqual([]);
  await opened.close();
});

test('two processes migrate the same database at once', async () => {
  const { config } = server.services;
  const [one, two] = await Promise.all([openDatabase(config), openDatabase(config)]);
  await Promise.all([migrateDatabase(one), migrateDatabase(two)]);
  await Promise.all([one.close(), two.close()]);
});
