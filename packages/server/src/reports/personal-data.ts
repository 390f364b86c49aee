import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { ReportTable } from './columns';

/** What a person reported, for the export of their data. */
export const reportsBy = (db: Executor, { table, userId }: { table: ReportTable; userId: string }) =>
  db
    .select({ state: table.state, reason: table.reason, createdAt: table.createdAt })
    .from(table)
    .where(eq(table.reporterId, userId));
