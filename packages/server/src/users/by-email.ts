import { type Language, plainEmail } from '@digiken/contract/constants';
import { and, type Column, desc, eq, exists, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../platform/database';
import { hubs, users } from './tables';
import { userColumns } from './record';

/** The account owns its address: it is verified, or an administrator has given it a role. */
const owns = (account: Record<'emailVerifiedAt' | 'role', Column>) =>
  or(isNotNull(account.emailVerifiedAt), ne(account.role, 'user'));
/** A sign-up that is not verified. Several can have the same address. */
const isPending = and(isNull(users.emailVerifiedAt), eq(users.role, 'user'));

const selectBy = (db: Executor, email: string) => {
  const byEmail = eq(users.email, email);
  const columns = { ...userColumns, passwordHash: users.passwordHash };
  const select = () => db.select(columns).from(users).leftJoin(hubs, eq(hubs.id, users.hubId)).$dynamic();
  return {
    owner: select()
      .where(and(byEmail, owns(users)))
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

/** The account of an address: the verified one, otherwise the newest sign-up. */
export async function findByEmail(db: Executor, email: string) {
  const { owner, pending } = await accountsByEmail(db, email);
  return owner ?? pending;
}

/** The language that the account of an address has chosen; undefined without an account, or without a choice. */
export async function languageOfAddress(db: Executor, address: string): Promise<Language | undefined> {
  const account = await findByEmail(db, plainEmail(address));
  return account?.preferences?.language;
}

/**
 * Deletes sign-ups that are not verified and never can be, because another account owns their address (spec R.69).
 * @param input `before`: only sign-ups that are older than this
 */
export async function deleteDuplicateSignUps(db: Executor, { before }: { before: Date }): Promise<void> {
  const owner = alias(users, 'owner');
  const owned = db
    .select({ id: owner.id })
    .from(owner)
    .where(and(eq(owner.email, users.email), owns(owner)));
  await db.delete(users).where(and(isPending, lte(users.createdAt, before), exists(owned)));
}
