import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { hubs, users } from './tables';
import { userColumns } from './record';

/** The account owns its address: it is verified, or an administrator has given it a role. */
const ownsAddress = or(isNotNull(users.emailVerifiedAt), ne(users.role, 'user'));
/** A sign-up that nobody has verified; several may have one address. */
const isPending = and(isNull(users.emailVerifiedAt), eq(users.role, 'user'));

const selectBy = (db: Executor, email: string) => {
  const byEmail = eq(users.email, email);
  const columns = { ...userColumns, passwordHash: users.passwordHash };
  const select = () => db.select(columns).from(users).leftJoin(hubs, eq(hubs.id, users.hubId)).$dynamic();
  return {
    owner: select()
      .where(and(byEmail, ownsAddress))
      .orderBy(sql`${users.emailVerifiedAt} is null`, users.createdAt, users.id)
      .limit(1),
    pending: select().where(and(byEmail, isPending)).orderBy(desc(users.createdAt), desc(users.id)).limit(1),
  };
};

/**
 * The accounts that sign-in considers for an address, with their password hashes.
 * @param email lower case
 * @returns the owner of the address, and the newest sign-up that is not verified
 */
export async function accountsByEmail(db: Executor, email: string) {
  const queries = selectBy(db, email);
  const [owner] = await queries.owner;
  const [pending] = await queries.pending;
  return { owner, pending };
}

/** The account that an address stands for: its owner, else the newest sign-up. */
export async function findByEmail(db: Executor, email: string) {
  const { owner, pending } = await accountsByEmail(db, email);
  return owner ?? pending;
}
