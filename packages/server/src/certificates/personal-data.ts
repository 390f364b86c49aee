import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { DELETED_ACCOUNT, type PersonalData, without } from '../platform/personal-data';
import { certificates } from './tables';

const WITHDRAWN = 'The learner deleted the account.';

export const certificatePersonalData: PersonalData = {
  tables: {
    certificates: {
      exported: 'certificates',
      deletion:
        'Revoked, without name, results and credential; their place in the status lists stays. Kept with the name if the learner chose so.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const rows = await db
      .select()
      .from(certificates)
      .where(eq(certificates.userId, userId))
      .orderBy(asc(certificates.issuedAt));
    return { parts: { certificates: without(rows, 'userId', 'signature', 'statusList', 'statusIndex') } };
  },
  erase: async ({ db, clock }, { id, keepCertificates }) => {
    if (keepCertificates) return;
    const now = clock.now().toISOString();
    await db
      .update(certificates)
      .set({
        userId: null,
        name: DELETED_ACCOUNT,
        results: [],
        credential: '',
        reason: WITHDRAWN,
        state: sql`case when ${certificates.state} = 'valid' then 'revoked' else ${certificates.state} end`,
        endedAt: sql`coalesce(${certificates.endedAt}, ${now}::timestamptz)`,
      })
      .where(eq(certificates.userId, id));
  },
};

/** How many valid certificates a learner has. */
export const keepableCertificates = (db: Executor, userId: string): Promise<number> =>
  db.$count(certificates, and(eq(certificates.userId, userId), eq(certificates.state, 'valid')));
