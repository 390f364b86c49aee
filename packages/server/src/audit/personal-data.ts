import { and, desc, eq, or } from 'drizzle-orm';
import { DELETED_ACCOUNT, names, type PersonalData, without, withoutNames } from '../platform/personal-data';
import { auditLog } from './tables';

export const auditPersonalData: PersonalData = {
  tables: {
    audit_log: {
      exported: 'administration',
      deletion: 'Kept until its own period ends, with ids only: names are replaced.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const ofPerson = and(eq(auditLog.targetKind, 'person'), eq(auditLog.targetId, userId));
    const rows = await db
      .select()
      .from(auditLog)
      .where(or(eq(auditLog.actorId, userId), ofPerson))
      .orderBy(desc(auditLog.createdAt));
    return { parts: { administration: without(rows, 'actorId', 'targetId') } };
  },
  erase: async ({ db }, leaver) => {
    await db.update(auditLog).set({ actorName: DELETED_ACCOUNT }).where(eq(auditLog.actorId, leaver.id));
    await db
      .update(auditLog)
      .set({ targetName: DELETED_ACCOUNT })
      .where(and(eq(auditLog.targetKind, 'person'), eq(auditLog.targetId, leaver.id)));
    for (const [column, field] of [
      [auditLog.targetName, 'targetName'],
      [auditLog.detail, 'detail'],
    ] as const)
      await db
        .update(auditLog)
        .set({ [field]: withoutNames(column, leaver) })
        .where(names(column, leaver));
  },
};
