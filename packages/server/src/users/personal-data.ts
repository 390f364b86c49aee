import { and, eq, ne } from 'drizzle-orm';
import { MEDIA_PREFIX } from '../platform/files';
import { keyOf } from '../platform/files/object-store';
import { type Leaver, type PersonalData, without } from '../platform/personal-data';
import type { Deps } from '../platform/services';
import { hubs, users } from './tables';

export const userPersonalData: PersonalData = {
  tables: {
    users: { exported: 'profile', deletion: 'Deleted.' },
    account_deletions: {
      exported: null,
      why: 'It exists only while nobody can sign in.',
      deletion: 'Deleted with the account.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const rows = await db
      .select({ user: users, hub: hubs.name })
      .from(users)
      .leftJoin(hubs, eq(hubs.id, users.hubId))
      .where(eq(users.id, userId));
    const [{ user, hub } = {}] = rows;
    if (user === undefined) return { parts: {} };
    const [profile] = without([user], 'passwordHash', 'search', 'hubId');
    const name = user.avatar?.slice(MEDIA_PREFIX.length);
    return {
      parts: { profile: { ...profile, administersHub: hub } },
      files: name ? [{ name: 'files/picture.webp', key: keyOf(name) }] : [],
    };
  },
};

/** Deletes the account's row, and with it everything that exists only for it. Call it last. */
export async function deleteAccountRow({ db: tx, files }: Deps<'files'>, leaver: Leaver): Promise<void> {
  await tx.delete(users).where(eq(users.id, leaver.id));
  if (leaver.avatar === null) return;
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.avatar, leaver.avatar), ne(users.id, leaver.id)))
    .limit(1);
  if (other === undefined) await files.remove(tx, leaver.avatar);
}
