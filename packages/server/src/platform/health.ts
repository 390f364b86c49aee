import { setTimeout } from 'node:timers/promises';
import { platform } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import { lastMigration } from './database/migrations';
import { NotReady } from './http/errors';
import { type Route, route } from './http/route';
import { VERSION } from './paths';
import type { Services } from './services';

/** A proxy asks every few seconds: the answer must not wait for the pool. Milliseconds. */
const DATABASE_MS = 2_000;

export function healthRoutes(services: Pick<Services, 'db' | 'database' | 'lifecycle'>): Route[] {
  return [
    route(platform.health, async () => ({
      status: 'ok' as const,
      database: services.database.kind,
      version: VERSION,
    })),
    route(platform.ready, async () => {
      await checkReady(services);
      return { status: 'ready' as const };
    }),
  ];
}

/** @throws {NotReady} with the reason (spec 14.120) */
async function checkReady({ db, lifecycle }: Pick<Services, 'db' | 'lifecycle'>): Promise<void> {
  if (lifecycle.stopping) throw new NotReady('The server is stopping.');
  const late = new AbortController();
  const timeout = setTimeout(DATABASE_MS, undefined, { signal: late.signal }).catch(() => undefined);
  const query = db
    .execute<{ last: string | null }>(sql`select max(created_at) as last from drizzle.__drizzle_migrations`)
    .catch(() => undefined);
  const answer = await Promise.race([query, timeout]);
  late.abort();
  if (answer === undefined) throw new NotReady('The database does not answer.');
  if (Number(answer.rows[0]?.last ?? 0) < lastMigration())
    throw new NotReady('The database lacks migrations: run `digiken migrate`.');
}
