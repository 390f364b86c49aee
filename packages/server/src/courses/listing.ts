import { type Course, LIMITS, type Rating } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
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
  categoryNameSw: categories.nameSw,
  instructorId: courses.ownerId,
  firstName: users.firstName,
  lastName: users.lastName,
  level: courses.level,
  image: courses.image,
  createdAt: courses.createdAt,
  unitCount: courses.unitCount,
  lessonCount: courses.lessonCount,
  minutes: courses.minutes,
  weightBytes: courses.weightBytes,
  lowestPrice: courses.lowestPrice,
  starsSum: courses.starsSum,
  ratingCount: courses.ratingCount,
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

/** The average with one decimal; null with too few ratings to say anything (spec R.140). */
function ratingOf({ starsSum, ratingCount }: { starsSum: number; ratingCount: number }): Rating | null {
  if (ratingCount < LIMITS.ratingsShown) return null;
  return { average: Math.round((starsSum / ratingCount) * 10) / 10, count: ratingCount };
}

export function toCourse(row: ListingRow): Course {
  return {
    _id: row.id,
    title: row.title,
    summary: row.summary,
    category:
      row.categoryId === null
        ? null
        : { _id: row.categoryId, name: row.categoryName ?? '', nameSw: row.categoryNameSw },
    instructor: row.instructorId === null ? null : { _id: row.instructorId, name: fullName(row) },
    level: row.level,
    price: row.price,
    unitCount: row.unitCount,
    lessonCount: row.lessonCount,
    minutes: row.minutes === 0 ? null : row.minutes,
    bytes: row.weightBytes === 0 ? null : row.weightBytes,
    rating: ratingOf(row),
    lowestPrice: row.lowestPrice,
    image: row.image,
    createdAt: row.createdAt.toISOString(),
  };
}
