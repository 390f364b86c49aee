import type { AuditEntry, admin, QueryOf } from '@digiken/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { auditLog } from './tables';

/** One page of the audit log, newest first. */
export async function listAudit(db: Executor, { cursor, kind, actor }: QueryOf<typeof admin.listAudit>) {
  const page = await keyPage(cursor, byCreation(auditLog), ({ where, orderBy, limit }) =>
    db
      .select()
      .from(auditLog)
      .where(
        and(
          where,
          kind ? eq(auditLog.targetKind, kind) : undefined,
          actor ? eq(auditLog.actorId, actor) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: page.rows.map(toEntry), next: page.next, previous: page.previous };
}

/** The names are those at the time of the action. */
function toEntry(row: typeof auditLog.$inferSelect): AuditEntry {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    actor: row.actorId === null ? null : { _id: row.actorId, name: row.actorName },
    action: row.action,
    target: { kind: row.targetKind, _id: row.targetId, name: row.targetName },
    detail: row.detail,
  };
}

/** Deletes entries that are older than this. */
export async function dropOldAudit(db: Executor, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, before));
}
