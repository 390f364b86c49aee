import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { lessons, units } from '../courses';
import { readableLesson } from '../learning';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { lessonBookmarks } from './tables';

/** Ids of the caller's bookmarked lessons of a course, in its order (spec 12.84). */
export async function listBookmarks(
  db: Executor,
  caller: Pick<Caller, 'id'>,
  courseId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: lessonBookmarks.lessonId })
    .from(units)
    .innerJoin(lessons, eq(lessons.unitId, units.id))
    .innerJoin(
      lessonBookmarks,
      and(
        eq(lessonBookmarks.lessonId, lessons.id),
        eq(lessonBookmarks.userId, caller.id),
        eq(lessonBookmarks.set, true),
      ),
    )
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(lessons.position), asc(lessons.id));
  return rows.map((row) => row.id);
}

interface Bookmark {
  lessonId: string;
  /** When it was done, if that was without a connection (spec 14.46). Default: now. */
  at?: Date;
}

/**
 * Does nothing if the bookmark is set, or was removed after `at`.
 * @throws {HttpError} 403 or 404 for a lesson that the caller may not read
 */
export async function addBookmark(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { lessonId, at = clock.now() }: Bookmark,
): Promise<void> {
  await readableLesson(db, caller, lessonId);
  await write(db, caller, { lessonId, at, set: true });
}

/** Does nothing without such a lesson, or if the bookmark was set after `at`. */
export async function removeBookmark(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { lessonId, at = clock.now() }: Bookmark,
): Promise<void> {
  const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, lessonId));
  if (lesson) await write(db, caller, { lessonId, at, set: false });
}

/** The latest change counts, in whatever order they arrive. */
async function write(
  db: Executor,
  { id: userId }: Caller,
  { lessonId, at, set }: Required<Bookmark> & { set: boolean },
): Promise<void> {
  await db
    .insert(lessonBookmarks)
    .values({ userId, lessonId, set, createdAt: at, changedAt: at })
    .onConflictDoUpdate({
      target: [lessonBookmarks.userId, lessonBookmarks.lessonId],
      set: {
        set,
        changedAt: at,
        createdAt: sql`case when ${lessonBookmarks.set} then ${lessonBookmarks.createdAt} else excluded.created_at end`,
      },
      setWhere: sql`${lessonBookmarks.changedAt} <= excluded.changed_at`,
    });
}

/** Deletes the rows of bookmarks that were removed before a moment. */
export async function dropRemovedBookmarks(db: Executor, before: Date): Promise<void> {
  await db
    .delete(lessonBookmarks)
    .where(and(eq(lessonBookmarks.set, false), lt(lessonBookmarks.changedAt, before)));
}
