import { type CourseFacets, DURATION_MINUTES, type learning, type QueryOf } from '@digiken/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { courses, matchesCourse, type PublishedGroup, publishedGroups, readPart } from '../courses';
import type { Executor } from '../platform/database';

export type Filters = Omit<
  QueryOf<typeof learning.listCourses>,
  'q' | 'size' | 'cursor' | 'facets' | 'lowestPrice'
>;
const FACETS = ['category', 'level', 'language', 'price', 'duration'] as const;
type Facet = (typeof FACETS)[number];

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
 * replaces the chosen one. Without a search they are counters; with one, what was found is counted once.
 */
export async function facetsOf(db: Executor, filters: Filters): Promise<CourseFacets> {
  const groups = filters.search ? await foundGroups(db, filters.search) : await publishedGroups(db);
  const holds: Record<Facet, (group: PublishedGroup) => boolean> = {
    category: ({ category }) => filters.category === undefined || category === filters.category,
    level: ({ level }) => filters.level === undefined || level === filters.level,
    language: ({ languages }) => filters.language === undefined || languages.includes(filters.language),
    price: (group) => filters.price === undefined || group.price === filters.price,
    duration: (group) => filters.duration === undefined || group.duration === filters.duration,
  };
  const others = (facet?: Facet) =>
    groups.filter((group) => FACETS.every((item) => item === facet || holds[item](group)));
  const counted = (facet: Facet, valuesOf: (group: PublishedGroup) => readonly (string | null)[]) => {
    const counts = new Map<string, number>();
    for (const group of others(facet))
      for (const value of valuesOf(group))
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + group.count);
    return [...counts].map(([value, count]) => ({ value, count })).toSorted(byValue);
  };
  return {
    total: others().reduce((sum, group) => sum + group.count, 0),
    categories: counted('category', ({ category }) => [category]),
    levels: counted('level', ({ level }) => [level]),
    languages: counted('language', ({ languages }) => languages),
    prices: counted('price', (group) => [group.price]),
    durations: counted('duration', (group) => [group.duration]),
  };
}

const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1);

/** Of the published courses that match a text. */
async function foundGroups(db: Executor, text: string): Promise<PublishedGroup[]> {
  const part = sql<string>`published_part(${courses.level}, ${courses.price}, ${courses.lowestPrice}, ${courses.minutes}, ${courses.languages})`;
  const rows = await db
    .select({ category: courses.categoryId, part, count: count() })
    .from(courses)
    .where(and(published, await matchesCourse(db, { text, scope: published })))
    .groupBy(courses.categoryId, sql`2`);
  return rows.map((row) => ({ category: row.category, ...readPart(row.part), count: row.count }));
}
