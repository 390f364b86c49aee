import { platform } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import { type Route, route } from './http/route';
import { VERSION } from './paths';
import type { Services } from './services';

export function healthRoutes({ db, database }: Services): Route[] {
  return [
    route(platform.health, async () => {
      await db.execute(sql`select 1`);
      return { status: 'ok' as const, database: database.kind, version: VERSION };
    }),
  ];
}
