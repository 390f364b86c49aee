import type { User } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { getTableColumns } from 'drizzle-orm';
import { hubs, users } from './tables';

/** The columns that the API may return: all but the password hash and the search vector. */
const { passwordHash: _secret, search: _search, ...publicColumns } = getTableColumns(users);
export const userColumns = { ...publicColumns, hubName: hubs.name };

type PublicRow = Omit<typeof users.$inferSelect, 'passwordHash' | 'search'>;
export type UserRow = PublicRow & { hubName: string | null };

export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: fullName(row),
    email: row.email,
    avatar: row.avatar,
    role: row.role,
    signupMethod: row.signupMethod,
    emailVerified: row.emailVerifiedAt !== null,
    hub: row.hubId !== null && row.hubName !== null ? { _id: row.hubId, name: row.hubName } : null,
    preferences: row.preferences,
    ...(row.role !== 'user' && { headline: row.headline, bio: row.bio }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Whether the user may use the site: a learner who signed up with a password must verify the email address (spec 5.3). */
export const mayProceed = (row: Pick<PublicRow, 'role' | 'signupMethod' | 'emailVerifiedAt'>): boolean =>
  row.role !== 'user' || row.signupMethod !== 'password' || row.emailVerifiedAt !== null;
