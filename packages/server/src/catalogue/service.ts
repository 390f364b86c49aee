import type { Category, UnitDetail } from '@digiken/contract';
import { COURSES_AT_ONCE } from '@digiken/contract/constants';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { findCourse } from '../enrolment';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { type KeyOrder, keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import { tallyByKey } from '../platform/tallies';
import {
  categories,
  courses,
  listingColumns,
  type ListingRow,
  managesCourse,
  selectCourses,
  toCourse,
  units,
  type Viewer,
} from '../courses';
import { users } from '../users';
import { loadContents } from '../learning';
import { toUnits } from './completion';
import { type Filters, listed } from './facets';

/** A part of a list. Without a size it is {@link COURSES_AT_ONCE}. */
export interface PageOptions {
  size?: number | undefined;
  cursor?: string | undefined;
}

interface SortedRow extends ListingRow {
  /** The title in lower case, computed by the database. */
  sortTitle: string;
}

/** Each sort order has an index; the row's id breaks ties in the same direction. */
const ORDER: Record<NonNullable<Filters['sort']>, KeyOrder<SortedRow>> = {
  newest: byCreation(courses),
  title: {
    key: sql`lower(${courses.title})`,
    id: courses.id,
    direction: 'asc',
    keyOf: (row) => ({ key: row.sortTitle, id: row.id }),
  },
  'price-low': {
    key: courses.price,
    id: courses.id,
    direction: 'asc',
    keyOf: (row) => ({ key: row.price, id: row.id }),
  },
  'price-high': { key: courses.price, id: courses.id, keyOf: (row) => ({ key: row.price, id: row.id }) },
};

/** One page of published courses that match the filters, newest first by default (spec 7.7). */
export async function listCourses(
  db: Executor,
  { size = COURSES_AT_ONCE, cursor, ...filters }: Filters & PageOptions,
) {
  const which = await listed(db, filters);
  const { rows, ...ends } = await keyPage(
    cursor,
    ORDER[filters.sort ?? 'newest'],
    ({ where, orderBy, limit }) =>
      db
        .select({ ...listingColumns, sortTitle: sql<string>`lower(${courses.title})` })
        .from(courses)
        .leftJoin(categories, eq(categories.id, courses.categoryId))
        .leftJoin(users, eq(users.id, courses.ownerId))
        .where(and(which, where))
        .orderBy(...orderBy)
        .limit(limit),
    size,
  );
  return { data: rows.map(toCourse), ...ends };
}

/** All categories, newest first (spec 7.12), each with its number of published courses. */
export async function listCategories(db: Executor): Promise<Category[]> {
  const published = tallyByKey(db, 'published');
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      nameSw: categories.nameSw,
      createdAt: categories.createdAt,
      courseCount: sql<number>`coalesce(${published.count}, 0)`,
    })
    .from(categories)
    .leftJoin(published, eq(published.key, categories.id))
    .orderBy(desc(categories.createdAt), asc(categories.name));
  return rows.map(({ id, createdAt, ...rest }) => ({ _id: id, ...rest, createdAt: createdAt.toISOString() }));
}

export async function getUnit(
  db: Executor,
  viewer: Viewer,
  { id: unitId, language }: { id: string; language?: string | undefined },
): Promise<UnitDetail> {
  const [unit] = await db.select({ courseId: units.courseId }).from(units).where(eq(units.id, unitId));
  if (unit === undefined) throw notFound('There is no such unit.');
  const course = await findCourse(db, viewer, unit.courseId);
  const [row] = await selectCourses(db).where(eq(courses.id, course.id));
  const contents = await loadContents(db, {
    courseIds: [course.id],
    userId: viewer?.id ?? null,
    language,
  });
  const index = contents.findIndex((candidate) => candidate.id === unitId);
  const state = contents[index];
  if (row === undefined || state === undefined) throw notFound('There is no such unit.');
  const [shown] = await toUnits(db, viewer?.id ?? null, {
    contents: [state],
    all: managesCourse(viewer, course),
  });
  if (shown === undefined) throw notFound('There is no such unit.');
  const ref = (at: number) => {
    const neighbour = contents[at];
    return neighbour === undefined ? null : { _id: neighbour.id, title: neighbour.title };
  };
  return {
    course: toCourse(row),
    enrolled: contents.some((candidate) => candidate.owned),
    position: index + 1,
    unit: shown,
    previous: index > 0 ? ref(index - 1) : null,
    next: ref(index + 1),
  };
}
