import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data';
import { syncActions } from './tables';

/** What is kept of actions that were sent later: how it is exported, and what a deletion does with it. */
export const offlinePersonalData: PersonalData = {
  tables: { sync_actions: { exported: 'offline', deletion: 'Deleted.' } },
  exportOf: async ({ db }, userId) => {
    const { kind, result, message, createdAt } = syncActions;
    const actions = await db
      .select({ kind, result, message, sentAt: createdAt })
      .from(syncActions)
      .where(eq(syncActions.userId, userId))
      .orderBy(asc(createdAt));
    return { parts: { offline: actions } };
  },
};
