import type { AuditEntry, admin, QueryOf } from '@digiken/contract';
import type { Language } from '@digiken/contract/constants';
import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { translateAudit } from '../platform/language';
import { auditLog } from './tables';

/** One page of the audit log, newest first. Entries are stored in English and described in the reader's language. */
export async function listAudit(
  db: Executor,
  { cursor, kind, actor }: QueryOf<typeof admin.listAudit>,
  language: Language,
) {
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
  return { data: page.rows.map((row) => toEntry(row, language)), next: page.next, previous: page.previous };
}

/** The names are those at the time of the action. */
function toEntry(row: typeof auditLog.$inferSelect, language: Language): AuditEntry {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    actor: row.actorId === null ? null : { _id: row.actorId, name: row.actorName },
    action: translateAudit(row.action, language),
    target: { kind: row.targetKind, _id: row.targetId, name: translateAudit(row.targetName, language) },
    detail: row.detail === null ? null : translateAudit(row.detail, language),
  };
}

/** Deletes entries that are older than this. */
export async function dropOldAudit(db: Executor, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, before));
}
