import { desc, eq } from 'drizzle-orm';
import { isoOf, type PersonalData } from '../platform/personal-data';
import { forgetLimits } from '../platform/rate-limit';
import { knownDevices, sessions } from './tables';

export const authPersonalData: PersonalData = {
  tables: {
    sessions: { exported: 'sessions', deletion: 'Deleted.' },
    known_devices: { exported: 'sessions', deletion: 'Deleted.' },
    mailed_tokens: {
      exported: null,
      why: 'Hashes of links that work for a day at most.',
      deletion: 'Deleted.',
    },
    rate_limits: {
      exported: null,
      why: 'Counts tries for some minutes.',
      deletion: 'Counts under the email address are deleted.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt));
    const devices = await db
      .select({ at: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId));
    return {
      parts: {
        sessions: {
          signedIn: rows.map(({ device, createdAt, lastSeenAt, expiresAt }) => ({
            ...{ device, createdAt, lastSeenAt, expiresAt },
          })),
          knownBrowsers: devices.map(({ at }) => ({ lastUsedAt: isoOf(at) })),
        },
      },
    };
  },
  erase: async ({ db }, { email }) => {
    await forgetLimits(db, email);
  },
};
