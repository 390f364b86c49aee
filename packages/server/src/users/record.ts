import type { User } from '@digiken/contract';
import { getTableColumns } from 'drizzle-orm';
import { hubs, users } from './tables';

/** What the API may know of a user; the password's hash stays in the database, and so do the search words. */
const { passwordHash: _secret, search: _search, ...publicColumns } = getTableColumns(users);
export const userColumns = { ...publicColumns, hubName: hubs.name };

type PublicRow = Omit<typeof users.$inferSelect, 'passwordHash' | 'search'>;
export type UserRow = PublicRow & { hubName: string | null };

export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    avatar: row.avatar,
    role: row.role,
    signupMethod: row.signupMethod,
    emailVerified: row.emailVerifiedAt !== null,
    hub: row.hubId !== null && row.hubName !== null ? { _id: row.hubId, name: row.hubName } : null,
    preferences: row.preferences,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A learner who signed up by password has to verify the address (product.md §5). */
export const mayProceed = (row: Pick<PublicRow, 'role' | 'signupMethod' | 'emailVerifiedAt'>): boolean =>
  row.role !== 'user' || row.signupMethod !== 'password' || row.emailVerifiedAt !== null;
