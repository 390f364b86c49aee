import { and, asc, eq } from 'drizzle-orm';
import { lessons, units } from '../courses';
import { readableLesson } from '../learning';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { lessonBookmarks } from './tables';

/** Ids of the caller's bookmarked lessons of a course, in its order (spec 12.84). */
export async function listBookmarks(db: Executor, caller: Caller, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: lessonBookmarks.lessonId })
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .innerJoin(
      lessonBookmarks,
      and(eq(lessonBookmarks.lessonId, lessons.id), eq(lessonBookmarks.userId, caller.id)),
    )
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position), asc(lessons.id));
  return rows.map((row) => row.id);
}

/** @throws {HttpError} 403 or 404 for a lesson that the caller may not read */
export async function addBookmark(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  lessonId: string,
): Promise<void> {
  await readableLesson(db, caller, lessonId);
  await db
    .insert(lessonBookmarks)
    .values({ userId: caller.id, lessonId, createdAt: clock.now() })
    .onConflictDoNothing();
}

/** Does nothing without a bookmark. */
export async function removeBookmark(db: Executor, caller: Caller, lessonId: string): Promise<void> {
  await db
    .delete(lessonBookmarks)
    .where(and(eq(lessonBookmarks.userId, caller.id), eq(lessonBookmarks.lessonId, lessonId)));
}
