import type { Category } from '@digiken/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { categories, courses } from './tables';
import type { Executor } from '../platform/database';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { newId } from '../platform/ids';
import { audit } from '../audit';

const NO_CATEGORY = 'There is no such category.';

/** @throws 409 when there is one of that name, however it is capitalised */
export function createCategory({ db, clock }: Services, caller: Caller, name: string): Promise<Category> {
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

/** @throws 404 where there is none, 409 when another one has that name */
export function renameCategory(
  { db, clock }: Services,
  caller: Caller,
  id: string,
  name: string,
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
        detail: `It is called “${name}” now.`,
      });
      return { ...before, name };
    }),
  );
}

/** Its courses stay, without a category. @throws 404 where there is none */
export async function removeCategory({ db, clock }: Services, caller: Caller, id: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(categories)
      .where(eq(categories.id, id))
      .returning({ name: categories.name });
    if (!gone) throw notFound(NO_CATEGORY);
    await audit({ db: tx, clock }, caller, {
      action: 'removed',
      target: { kind: 'category', id, name: gone.name },
    });
    return gone.name;
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

/** Two of one name at the same moment: the database refuses the second. */
async function named(name: string, act: () => Promise<Category>): Promise<Category> {
  try {
    return await act();
  } catch (error) {
    throw databaseErrorCode(error) === UNIQUE_VIOLATION ? taken(name) : error;
  }
}
