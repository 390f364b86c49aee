import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { lessonActivities, packages } from '../courses';
import type { Deps } from '../platform/services';

/** A package is kept for so long without a lesson that opens it; milliseconds. */
const KEPT_MS = 86_400_000;

/**
 * Deletes packages that no lesson opens any more, nor would after the undo of an import (spec 14.182). The sweep of files
 * finds theirs (spec 14.96).
 */
export async function dropUnusedPackages({ db, clock }: Deps<'clock'>): Promise<void> {
  await db.delete(packages).where(
    and(
      lt(packages.createdAt, new Date(clock.now().getTime() - KEPT_MS)),
      notExists(db.select().from(lessonActivities).where(eq(lessonActivities.packageId, packages.id))),
      sql`not exists (select 1 from import_replaced r
          where r.table_name = 'lesson_activities' and r.row ->> 'package_id' = ${packages.id})`,
    ),
  );
}
