import type { Course } from '@digiken/contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { users } from '../users/tables';
import { categories, courses, units } from './tables';

/** Columns of a course list item. */
export const listingColumns = {
  id: courses.id,
  title: courses.title,
  summary: courses.summary,
  categoryId: courses.categoryId,
  categoryName: categories.name,
  instructorId: courses.ownerId,
  firstName: users.firstName,
  lastName: users.lastName,
  level: courses.level,
  image: courses.image,
  createdAt: courses.createdAt,
  unitCount: sql<number>`coalesce(totals.unit_count, 0)`.mapWith(Number),
  price: sql<number>`coalesce(${courses.priceWhole}, totals.price, 0)`.mapWith(Number),
};

/** Courses with all that {@link listingColumns} names; add `where` and `orderBy`. */
export function selectCourses(db: Executor) {
  const totals = db
    .select({
      courseId: units.courseId,
      unitCount: sql<number>`count(*)`.as('unit_count'),
      price: sql<number>`sum(${units.price})`.as('price'),
    })
    .from(units)
    .groupBy(units.courseId)
    .as('totals');
  return db
    .select(listingColumns)
    .from(courses)
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(users, eq(users.id, courses.ownerId))
    .leftJoin(totals, eq(totals.courseId, courses.id));
}

export type ListingRow = Awaited<ReturnType<typeof selectCourses>>[number];

export function toCourse(row: ListingRow): Course {
  return {
    _id: row.id,
    title: row.title,
    summary: row.summary,
    category: row.categoryId === null ? null : { _id: row.categoryId, name: row.categoryName ?? '' },
    instructor:
      row.instructorId === null ? null : { _id: row.instructorId, name: `${row.firstName} ${row.lastName}` },
    level: row.level,
    price: row.price,
    unitCount: row.unitCount,
    image: row.image,
    createdAt: row.createdAt.toISOString(),
  };
}
