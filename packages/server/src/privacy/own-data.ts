import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data';
import { dataExports } from './tables';

/** Of the copies themselves: when they were made. */
export const exportPersonalData: PersonalData = {
  tables: { data_exports: { exported: 'copies', deletion: 'Deleted with their files.' } },
  exportOf: async ({ db }, userId) => {
    const rows = await db
      .select({ requestedAt: dataExports.createdAt, readyAt: dataExports.readyAt, bytes: dataExports.bytes })
      .from(dataExports)
      .where(eq(dataExports.userId, userId))
      .orderBy(asc(dataExports.createdAt));
    return { parts: { copies: rows } };
  },
  erase: async ({ db }, { id }) => {
    const rows = await db.select().from(dataExports).where(eq(dataExports.userId, id));
    return rows.flatMap(({ stored }) => stored ?? []);
  },
};
