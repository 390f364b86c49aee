import type { BodyOf, discussions as calls } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { lessons } from '../courses';
import { conflict } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written } from '../platform/language';
import type { Deps } from '../platform/services';
import { author, closeReports, defineReports, fileReport, reporter, reportFields } from '../reports';
import { lockPost, mustModerate, type OpenThread, type PostRow } from './access';
import { dropNotices, notifyAuthor, publishDiscussion } from './notices';
import { refreshThread } from './refresh-thread';
import { discussionPosts, discussionReports, discussionThreads } from './tables';
import { WORDING } from './wording';

/**
 * Hides a post with a reason that its author reads, or shows it again (spec 13.200).
 * @throws {HttpError} 403 unless the caller manages the course; 409 if nothing would change
 */
export async function hidePost(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, hidden, reason = '' }: BodyOf<typeof calls.hidePost> & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockPost(tx, caller, id);
    mustModerate(found.place);
    if (found.post.deletedAt !== null) throw conflict(WORDING.deletedPost);
    if ((found.post.hiddenAt !== null) === hidden)
      throw conflict(hidden ? WORDING.hiddenAlready : WORDING.notHidden);
    await setHidden({ db: tx, clock }, caller, { ...found, reason: hidden ? reason : null });
    if (hidden)
      await closeReports(tx, {
        table: discussionReports,
        where: eq(discussionReports.postId, id),
        state: 'removed',
      });
  });
}

/** @param input `reason`: null shows the post again */
async function setHidden(
  { db: tx, clock }: Deps<'clock'>,
  caller: Caller,
  { post, thread, place, reason }: OpenThread & { post: PostRow; reason: string | null },
): Promise<void> {
  const { id, threadId, authorId } = post;
  const hidden = reason !== null;
  await tx
    .update(discussionPosts)
    .set({ hiddenAt: hidden ? clock.now() : null, ...written({ hiddenReason: reason }) })
    .where(eq(discussionPosts.id, id));
  if (hidden && thread.acceptedId === id)
    await tx.update(discussionThreads).set({ acceptedId: null }).where(eq(discussionThreads.id, threadId));
  await refreshThread(tx, threadId);
  if (hidden) {
    // A hidden question cannot be opened any more.
    if (id === threadId) await dropNotices(tx, { threadId, place });
    await notifyAuthor({ db: tx, clock }, caller, {
      threadId,
      postId: id,
      place,
      authorId,
      outcome: 'hidden',
    });
  }
  await audit({ db: tx, clock }, caller, {
    action: hidden ? 'hid' : 'showed again',
    target: { kind: 'report', id, name: `a post in “${place.lessonTitle}”` },
    detail: reason ?? undefined,
  });
  await publishDiscussion(tx, caller, { threadId, place });
}

/**
 * Reports a post to the administrators. A second report by the same user changes nothing.
 * @throws {HttpError} 403 or 404 if the caller may not read the post, 409 for the caller's own and for one that is not
 *   shown
 */
export async function reportPost(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id: postId, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { post, place } = await lockPost(tx, caller, postId);
    if (post.authorId === caller.id) throw conflict(WORDING.ownPost);
    if (post.deletedAt !== null) throw conflict(WORDING.deletedPost);
    if (post.hiddenAt !== null) throw conflict(WORDING.hiddenAlready);
    const message = `${caller.user.name} reported a post in the discussions of “${place.lessonTitle}”.`;
    await fileReport({ db: tx, clock }, caller, {
      ...{ table: discussionReports, values: { postId }, reason, body: post.text },
      notice: { type: 'Reported post', message },
    });
  });
}

/** Reported posts. A removal hides the post (spec 13.201). */
export const POST_REPORTS = defineReports({
  table: discussionReports,
  subjectId: discussionReports.postId,
  select: (db, { where, orderBy, limit }) =>
    db
      .select({
        ...reportFields(discussionReports, discussionReports.postId),
        postId: discussionReports.postId,
        discussion: { _id: discussionThreads.id, name: discussionThreads.title },
        lesson: { _id: lessons.id, name: lessons.title },
      })
      .from(discussionReports)
      .innerJoin(discussionPosts, eq(discussionPosts.id, discussionReports.postId))
      .innerJoin(discussionThreads, eq(discussionThreads.id, discussionPosts.threadId))
      .innerJoin(lessons, eq(lessons.id, discussionThreads.lessonId))
      .leftJoin(reporter, eq(reporter.id, discussionReports.reporterId))
      .leftJoin(author, eq(author.id, discussionPosts.authorId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  nameOf: ({ lesson }) => `a post in “${lesson.name}”`,
  removed: WORDING.hidden,
  async remove(deps, caller, { subjectId, note }) {
    const found = await lockPost(deps.db, caller, subjectId);
    if (found.post.deletedAt !== null) return 'gone';
    await setHidden(deps, caller, { ...found, reason: note || WORDING.afterReport });
    return 'audited';
  },
});
