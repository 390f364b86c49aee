import { type CourseFacets, DURATION_MINUTES, type learning, type QueryOf } from '@digiken/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { courses, matchesCourse } from '../courses';
import type { Executor } from '../platform/database';

export type Filters = Omit<
  QueryOf<typeof learning.listCourses>,
  'q' | 'size' | 'cursor' | 'facets' | 'lowestPrice'
>;
type Facet = 'category' | 'level' | 'language' | 'price' | 'duration';

const published = eq(courses.state, 'published');

const duration = sql<string>`case when ${courses.minutes} <= ${sql.raw(String(DURATION_MINUTES.short))} then 'short'
  when ${courses.minutes} <= ${sql.raw(String(DURATION_MINUTES.medium))} then 'medium' else 'long' end`;
const price = sql<string>`case when ${courses.lowestPrice} is null then 'free' else 'paid' end`;

/** The conditions of the filters, one for each. */
async function conditions(
  db: Executor,
  filters: Filters,
): Promise<Record<Facet | 'search', SQL | undefined>> {
  const { search, category, level, language } = filters;
  return {
    search: search ? await matchesCourse(db, { text: search, scope: published }) : undefined,
    category: category === undefined ? undefined : eq(courses.categoryId, category),
    level: level === undefined ? undefined : eq(courses.level, level),
    language: language === undefined ? undefined : sql`${language} = any(${courses.languages})`,
    price: filters.price === undefined ? undefined : sql`${price} = ${filters.price}`,
    duration: filters.duration === undefined ? undefined : sql`${duration} = ${filters.duration}`,
  };
}

/** Published courses that match the filters. */
export async function listed(db: Executor, filters: Filters): Promise<SQL | undefined> {
  return and(published, ...Object.values(await conditions(db, filters)));
}

/** The lowest price at which a part of a published course is sold; null without one. Read from an index. */
export async function lowestPriceOf(db: Executor): Promise<number | null> {
  const [row] = await db
    .select({ price: sql<number | null>`min(${courses.lowestPrice})` })
    .from(courses)
    .where(published);
  return row?.price ?? null;
}

/**
 * How many published courses each option of a filter leaves, with all other filters set: an option of the same filter
 * replaces the chosen one.
 */
export async function facetsOf(db: Executor, filters: Filters): Promise<CourseFacets> {
  const all = await conditions(db, filters);
  const others = (facet: Facet) =>
    and(published, ...Object.entries(all).map(([name, where]) => (name === facet ? undefined : where)));
  const counted = async (facet: Facet, value: SQL<string | null>) => {
    const rows = await db
      .select({ value, count: count() })
      .from(courses)
      .where(others(facet))
      .groupBy(sql`1`)
      .orderBy(sql`1`);
    return rows.flatMap((row) => (row.value === null ? [] : [{ value: row.value, count: row.count }]));
  };
  return {
    total: await db.$count(courses, and(published, ...Object.values(all))),
    categories: await counted('category', sql`${courses.categoryId}`),
    levels: await counted('level', sql`${courses.level}`),
    languages: await counted('language', sql`unnest(${courses.languages})`),
    prices: await counted('price', price),
    durations: await counted('duration', duration),
  };
}
