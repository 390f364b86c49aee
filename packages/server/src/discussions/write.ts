import type { DiscussionPost } from '@digiken/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { conflict, forbidden, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { written } from '../platform/language';
import type { Deps } from '../platform/services';
import { shownNames } from '../settings';
import { discussedLesson, lockPost, type OpenThread, openThread, type Place, type PostRow } from './access';
import { dropNotices, notifyOfQuestion, notifyOfReply, publishDiscussion } from './notices';
import { selectPosts, toPost } from './posts';
import { refreshThread } from './refresh-thread';
import { discussionFollowers, discussionPosts, discussionReports, discussionThreads } from './tables';
import { WORDING } from './wording';

/** Who writes in a question follows it. */
export async function follow(
  { db, clock }: Deps<'clock'>,
  { threadId, userId }: { threadId: string; userId: string },
): Promise<void> {
  await db
    .insert(discussionFollowers)
    .values({ threadId, userId, createdAt: clock.now() })
    .onConflictDoNothing();
}

/**
 * Asks a question about a lesson (spec 13.192). Returns its id.
 * @throws {HttpError} 403 or 404 for a lesson whose discussions the caller does not take part in
 */
export function startDiscussion(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { lessonId, title, text }: { lessonId: string; title: string; text: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const place = await discussedLesson(tx, caller, lessonId);
    const id = newId();
    const createdAt = clock.now();
    await tx
      .insert(discussionThreads)
      .values({ id, lessonId, courseId: place.courseId, ...written({ title }), createdAt });
    await tx.insert(discussionPosts).values({
      id,
      threadId: id,
      authorId: caller.id,
      ...written({ text }),
      byInstructor: place.manages,
      createdAt,
    });
    await refreshThread(tx, id);
    await follow(deps, { threadId: id, userId: caller.id });
    await notifyOfQuestion(deps, caller, { threadId: id, postId: id, place });
    await publishDiscussion(tx, caller, { threadId: id, place });
    return id;
  });
}

/** @throws {HttpError} 409 for a closed question, unless the caller manages the course */
function mustBeOpen({ thread, place }: OpenThread): void {
  if (thread.state === 'hidden') throw conflict(WORDING.hiddenPost);
  if (thread.locked && !place.manages) throw conflict(WORDING.locked);
}

/**
 * Replies to a question.
 * @throws {HttpError} 403 or 404 for a question that the caller may not read, 409 for a closed one
 */
export function replyInDiscussion(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id: threadId, text }: { id: string; text: string },
): Promise<DiscussionPost> {
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const open = await openThread(tx, caller, { id: threadId, lock: true });
    mustBeOpen(open);
    const id = newId();
    await tx.insert(discussionPosts).values({
      ...{ id, threadId, authorId: caller.id, ...written({ text }), byInstructor: open.place.manages },
      createdAt: await afterLast(tx, threadId, clock.now()),
    });
    await refreshThread(tx, threadId);
    await follow(deps, { threadId, userId: caller.id });
    await notifyOfReply(deps, caller, { threadId, postId: id, place: open.place });
    await publishDiscussion(tx, caller, { threadId, place: open.place });
    return readPost(tx, caller, { id, open });
  });
}

/** Always later than the last post, so that the order stays stable if two have the same time. */
async function afterLast(tx: Executor, threadId: string, now: Date): Promise<Date> {
  const [last] = await tx
    .select({ createdAt: discussionPosts.createdAt })
    .from(discussionPosts)
    .where(eq(discussionPosts.threadId, threadId))
    .orderBy(sql`${discussionPosts.createdAt} desc`)
    .limit(1);
  return last ? new Date(Math.max(now.getTime(), last.createdAt.getTime() + 1)) : now;
}

async function readPost(
  db: Executor,
  caller: Caller,
  { id, open }: { id: string; open: OpenThread },
): Promise<DiscussionPost> {
  const [row] = await selectPosts(db, caller).where(eq(discussionPosts.id, id));
  if (row === undefined) throw notFound(WORDING.noPost);
  return toPost(row, caller, { ...open, shown: await shownNames(db, caller) });
}

/** @throws {HttpError} 403 for a post of somebody else, 409 for a hidden or deleted one */
function mustBeOwn(caller: Caller, { authorId, hiddenAt, deletedAt }: PostRow): void {
  if (authorId !== caller.id) throw forbidden(WORDING.notYours);
  if (deletedAt !== null) throw conflict(WORDING.deletedPost);
  if (hiddenAt !== null) throw conflict(WORDING.hiddenPost);
}

/**
 * Changes the caller's post (spec 13.195); others see that it was edited.
 * @param input `title`: of a question; undefined leaves it
 * @throws {HttpError} 403, 404 or 409 if it cannot be changed; 422 for the title of a reply
 */
export function editPost(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, title, text }: { id: string; title?: string | undefined; text: string },
): Promise<DiscussionPost> {
  return db.transaction(async (tx) => {
    const { post, ...open } = await lockPost(tx, caller, id);
    mustBeOwn(caller, post);
    mustBeOpen(open);
    if (title !== undefined) {
      if (id !== post.threadId) throw invalid({ title: WORDING.noTitle });
      await tx.update(discussionThreads).set(written({ title })).where(eq(discussionThreads.id, id));
    }
    await tx
      .update(discussionPosts)
      .set({ ...written({ text }), editedAt: clock.now() })
      .where(eq(discussionPosts.id, id));
    await publishDiscussion(tx, caller, { threadId: post.threadId, place: open.place });
    return readPost(tx, caller, { id, open });
  });
}

/**
 * Deletes the caller's post (spec 13.196). A question with replies, and a post that was reported, stay without their
 * text; everything else goes for good.
 * @throws {HttpError} 403, 404 or 409 if it cannot be deleted
 */
export function removePost({ db, clock }: Deps<'clock'>, caller: Caller, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { post, thread, place } = await lockPost(tx, caller, id);
    mustBeOwn(caller, post);
    const { threadId } = post;
    await publishDiscussion(tx, caller, { threadId, place });
    const stays = (id === threadId && (await hasReplies(tx, threadId))) || (await isReported(tx, id));
    if (stays) {
      await tx
        .update(discussionPosts)
        .set({ ...written({ text: '' }), deletedAt: clock.now() })
        .where(eq(discussionPosts.id, id));
      if (id === threadId)
        await tx
          .update(discussionThreads)
          .set(written({ title: '' }))
          .where(eq(discussionThreads.id, id));
    } else if (id === threadId) {
      return removeThread(tx, { threadId, place });
    } else {
      await tx.delete(discussionPosts).where(eq(discussionPosts.id, id));
    }
    if (thread.acceptedId === id)
      await tx.update(discussionThreads).set({ acceptedId: null }).where(eq(discussionThreads.id, threadId));
    // The last reply to a deleted question takes the question with it.
    const empty = thread.state === 'deleted' && !(await hasReplies(tx, threadId));
    if (empty && !(await isReported(tx, threadId))) return removeThread(tx, { threadId, place });
    return refreshThread(tx, threadId);
  });
}

async function removeThread(tx: Executor, about: { threadId: string; place: Place }): Promise<void> {
  await dropNotices(tx, about);
  await tx.delete(discussionThreads).where(eq(discussionThreads.id, about.threadId));
}

async function hasReplies(tx: Executor, threadId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: discussionPosts.id })
    .from(discussionPosts)
    .where(and(eq(discussionPosts.threadId, threadId), ne(discussionPosts.id, threadId)))
    .limit(1);
  return rows.length > 0;
}

async function isReported(tx: Executor, postId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: discussionReports.id })
    .from(discussionReports)
    .where(eq(discussionReports.postId, postId))
    .limit(1);
  return rows.length > 0;
}
