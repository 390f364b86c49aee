import { eq } from 'drizzle-orm';
import { type CourseRights, managesCourse } from '../courses';
import { readableLesson } from '../learning';
import type { Executor } from '../platform/database';
import { forbidden, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { discussionPosts, discussionThreads } from './tables';
import { WORDING } from './wording';

/** A lesson whose discussions the caller takes part in. */
export interface Place extends CourseRights {
  lessonId: string;
  lessonTitle: string;
  unitId: string;
  courseId: string;
  /** The caller is an instructor of the course or an administrator. */
  manages: boolean;
}

/**
 * Who is enrolled in the lesson's unit or manages the course takes part (spec 13.190); visitors of a free preview do
 * not.
 * @throws {HttpError} 404 if the lesson does not exist, 403 if its unit is not owned
 */
export async function discussedLesson(db: Executor, caller: Caller, lessonId: string): Promise<Place> {
  const lesson = await readableLesson(db, caller, lessonId);
  const manages = managesCourse(caller, lesson);
  if (!lesson.owned && !manages) throw forbidden(WORDING.enrol(lesson.unitTitle));
  const { lessonTitle, unitId, courseId, ownerId, coAuthorIds } = lesson;
  return { lessonId, lessonTitle, unitId, courseId, ownerId, coAuthorIds, manages };
}

export type ThreadRow = typeof discussionThreads.$inferSelect & {
  askedBy: string | null;
};

export interface OpenThread {
  thread: ThreadRow;
  place: Place;
}

/**
 * A question that the caller may read.
 * @param input `lock` keeps other changes of the question waiting until the transaction ends
 * @throws {HttpError} 403 or 404 as {@link discussedLesson}; 404 for a hidden question of somebody else
 */
export async function openThread(
  db: Executor,
  caller: Caller,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<OpenThread> {
  const rows = db.select().from(discussionThreads).where(eq(discussionThreads.id, id));
  const [row] = await (lock ? rows.for('update') : rows);
  if (row === undefined) throw notFound(WORDING.noThread);
  const place = await discussedLesson(db, caller, row.lessonId);
  const [question] = await db
    .select({ authorId: discussionPosts.authorId })
    .from(discussionPosts)
    .where(eq(discussionPosts.id, id));
  const askedBy = question?.authorId ?? null;
  if (row.state === 'hidden' && !place.manages && askedBy !== caller.id) throw notFound(WORDING.noThread);
  return { thread: { ...row, askedBy }, place };
}

export type PostRow = typeof discussionPosts.$inferSelect;

/**
 * A post that the caller may read, with its question locked, so that changes of one question follow each other.
 * @throws {HttpError} as {@link openThread}; 404 if the post does not exist
 */
export async function lockPost(
  tx: Executor,
  caller: Caller,
  id: string,
): Promise<OpenThread & { post: PostRow }> {
  const [found] = await tx
    .select({ threadId: discussionPosts.threadId })
    .from(discussionPosts)
    .where(eq(discussionPosts.id, id));
  if (found === undefined) throw notFound(WORDING.noPost);
  const open = await openThread(tx, caller, { id: found.threadId, lock: true });
  // Read after the lock: it may have changed or gone meanwhile.
  const [post] = await tx.select().from(discussionPosts).where(eq(discussionPosts.id, id));
  if (post === undefined) throw notFound(WORDING.noPost);
  return { ...open, post };
}

/** @throws {HttpError} 403 unless the caller manages the course */
export function mustModerate({ manages }: Pick<Place, 'manages'>): void {
  if (!manages) throw forbidden(WORDING.mayNotModerate);
}
