import type { Category } from '@digiken/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { categories } from './tables';
import type { Executor } from '../platform/database';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { newId } from '../platform/ids';
import { readTallies, sumOf } from '../platform/tallies';
import { audit } from '../audit';

interface CategoryNames {
  name: string;
  /** Empty: none. */
  nameSw?: string | undefined;
}

const NO_CATEGORY = 'There is no such category.';

/** @throws {HttpError} 409 if a category has one of the names, in any capitalisation */
export function createCategory(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { name, nameSw }: CategoryNames,
): Promise<Category> {
  const id = newId();
  return named(name, () =>
    db.transaction(async (tx) => {
      const names = { name, nameSw: nameSw || null };
      await refuseTaken(tx, names, id);
      await tx.insert(categories).values({ id, ...names, createdAt: clock.now() });
      await audit({ db: tx, clock }, caller, { action: 'created', target: { kind: 'category', id, name } });
      return find(tx, id);
    }),
  );
}

/**
 * Changes the names of a category; without `nameSw` its Kiswahili name stays (spec 14.194).
 * @throws {HttpError} 404 if the category does not exist, 409 if another one has one of the names
 */
export function renameCategory(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, name, nameSw }: CategoryNames & { id: string },
): Promise<Category> {
  return named(name, () =>
    db.transaction(async (tx) => {
      const before = await find(tx, id);
      const names = { name, nameSw: nameSw === undefined ? before.nameSw : nameSw || null };
      if (before.name === name && before.nameSw === names.nameSw) return before;
      await refuseTaken(tx, names, id);
      await tx.update(categories).set(names).where(eq(categories.id, id));
      const target = { kind: 'category', id, name: before.name } as const;
      await audit({ db: tx, clock }, caller, {
        action: 'renamed',
        target,
        detail:
          names.nameSw === null
            ? `Renamed to “${name}”.`
            : `Renamed to “${name}”, in Kiswahili “${names.nameSw}”.`,
      });
      return { ...before, ...names };
    }),
  );
}

/**
 * Removes a category and returns its name. Its courses stay, without a category.
 * @throws {HttpError} 404 if the category does not exist
 */
export async function removeCategory(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  id: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(categories)
      .where(eq(categories.id, id))
      .returning({ name: categories.name });
    if (!removed) throw notFound(NO_CATEGORY);
    await audit({ db: tx, clock }, caller, {
      action: 'removed',
      target: { kind: 'category', id, name: removed.name },
    });
    return removed.name;
  });
}

async function find(db: Executor, id: string): Promise<Category> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  if (!row) throw notFound(NO_CATEGORY);
  const courseCount = sumOf(await readTallies(db, { names: ['published'], keys: [id] }), () => true);
  const { name, nameSw, createdAt } = row;
  return { _id: id, name, nameSw, createdAt: createdAt.toISOString(), courseCount };
}

async function refuseTaken(
  tx: Executor,
  { name, nameSw }: { name: string; nameSw: string | null },
  id: string,
): Promise<void> {
  const same = or(
    sql`lower(${categories.name}) = lower(${name})`,
    nameSw === null ? undefined : sql`lower(${categories.nameSw}) = lower(${nameSw})`,
  );
  const [other] = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(and(same, ne(categories.id, id)))
    .limit(1);
  if (other) throw taken(other.name);
}

const taken = (name: string) => conflict(`There is a category “${name}” already. Choose another name.`);

/** Reports the unique violation of two concurrent requests as the same conflict. */
async function named(name: string, act: () => Promise<Category>): Promise<Category> {
  try {
    return await act();
  } catch (error) {
    throw databaseErrorCode(error) === UNIQUE_VIOLATION ? taken(name) : error;
  }
}
