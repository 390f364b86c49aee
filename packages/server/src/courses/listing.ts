import type { Course } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { users } from '../users';
import { categories, courses } from './tables';

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
  unitCount: courses.unitCount,
  price: courses.price,
};

/** Selects {@link listingColumns} of courses; add `where` and `orderBy`. */
export function selectCourses(db: Executor) {
  return db
    .select(listingColumns)
    .from(courses)
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(users, eq(users.id, courses.ownerId));
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
