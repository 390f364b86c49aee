import type { Category } from '@digiken/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { categories, courses } from './tables';
import type { Executor } from '../platform/database';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { newId } from '../platform/ids';
import { audit } from '../audit';

const NO_CATEGORY = 'There is no such category.';

/** @throws {HttpError} 409 if a category has that name, in any capitalisation */
export function createCategory(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  name: string,
): Promise<Category> {
  const id = newId();
  return named(name, () =>
    db.transaction(async (tx) => {
      await refuseTaken(tx, name, id);
      await tx.insert(categories).values({ id, name, createdAt: clock.now() });
      await audit({ db: tx, clock }, caller, { action: 'created', target: { kind: 'category', id, name } });
      return find(tx, id);
    }),
  );
}

/** @throws {HttpError} 404 if the category does not exist, 409 if another one has that name */
export function renameCategory(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<Category> {
  return named(name, () =>
    db.transaction(async (tx) => {
      const before = await find(tx, id);
      if (before.name === name) return before;
      await refuseTaken(tx, name, id);
      await tx.update(categories).set({ name }).where(eq(categories.id, id));
      const target = { kind: 'category', id, name: before.name } as const;
      await audit({ db: tx, clock }, caller, {
        action: 'renamed',
        target,
        detail: `Renamed to “${name}”.`,
      });
      return { ...before, name };
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
  const published = and(eq(courses.categoryId, id), eq(courses.state, 'published'));
  const courseCount = await db.$count(courses, published);
  return { _id: id, name: row.name, createdAt: row.createdAt.toISOString(), courseCount };
}

async function refuseTaken(tx: Executor, name: string, id: string): Promise<void> {
  const [other] = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(and(sql`lower(${categories.name}) = lower(${name})`, ne(categories.id, id)));
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
