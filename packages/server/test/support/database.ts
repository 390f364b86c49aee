import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'pglite'; snapshot: string } | { kind: 'postgres'; address: string; template: string };
  }
}

/** A migrated, empty database of the run's kind: where it is, and how to be rid of it. */
export async function freshDatabase(): Promise<{
  databaseUrl: string;
  snapshot: string | undefined;
  drop: () => Promise<void>;
}> {
  const database = inject('database');
  if (database.kind === 'pglite') {
    return { databaseUrl: 'memory:', snapshot: database.snapshot, drop: async () => {} };
  }
  const { address, template } = database;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(address, `create database ${name} template ${template}`);
  return {
    databaseUrl: `${address}/${name}`,
    snapshot: undefined,
    drop: () => run(address, `drop database ${name} with (force)`),
  };
}

async function run(address: string, statement: string): Promise<void> {
  const client = new pg.Client(`${address}/postgres`);
  await client.connect();
  await client.query(statement);
  await client.end();
}
