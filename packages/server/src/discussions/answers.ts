import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { conflict, forbidden } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { lockPost, mustModerate, openThread } from './access';
import { notifyAuthor, publishDiscussion } from './notices';
import { refreshThread } from './refresh-thread';
import { discussionFollowers, discussionPosts, discussionThreads, discussionVotes } from './tables';
import { WORDING } from './wording';
import { follow } from './write';

/**
 * Accepts a reply as the answer, or none (spec 13.197). A question has one answer: the latest choice counts.
 * @throws {HttpError} 403 unless the caller asked or manages the course; 404 or 409 for a post that is no visible reply
 *   to the question
 */
export async function acceptAnswer(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, postId }: { id: string; postId: string | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { thread, place } = await openThread(tx, caller, { id, lock: true });
    if (thread.askedBy !== caller.id && !place.manages) throw forbidden(WORDING.mayNotAccept);
    if (thread.acceptedId === postId) return;
    if (postId !== null) {
      const authorId = await answerBy(tx, { threadId: id, postId });
      await notifyAuthor({ db: tx, clock }, caller, {
        threadId: id,
        postId,
        place,
        authorId,
        outcome: 'accepted',
      });
    }
    await tx.update(discussionThreads).set({ acceptedId: postId }).where(eq(discussionThreads.id, id));
    await refreshThread(tx, id);
    await publishDiscussion(tx, caller, { threadId: id, place });
  });
}

/** The author of a reply that can be accepted. */
async function answerBy(
  tx: Executor,
  { threadId, postId }: { threadId: string; postId: string },
): Promise<string | null> {
  const [post] = await tx
    .select()
    .from(discussionPosts)
    .where(and(eq(discussionPosts.id, postId), eq(discussionPosts.threadId, threadId)));
  if (post === undefined || postId === threadId) throw conflict(WORDING.notAnAnswer);
  if (post.deletedAt !== null) throw conflict(WORDING.deletedPost);
  if (post.hiddenAt !== null) throw conflict(WORDING.hiddenPost);
  return post.authorId;
}

/** Pins or locks a question. @throws {HttpError} 403 unless the caller manages the course */
export async function moderateDiscussion(
  db: Deps['db'],
  caller: Caller,
  { id, ...change }: { id: string; pinned?: boolean | undefined; locked?: boolean | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { thread, place } = await openThread(tx, caller, { id, lock: true });
    mustModerate(place);
    const { pinned = thread.pinned, locked = thread.locked } = change;
    await tx.update(discussionThreads).set({ pinned, locked }).where(eq(discussionThreads.id, id));
    await refreshThread(tx, id);
    await publishDiscussion(tx, caller, { threadId: id, place });
  });
}

/**
 * Marks a post as helpful, or no longer: once for each person (spec 13.198). Returns the votes that it has then.
 * @throws {HttpError} 409 for the caller's own post, and for one that is not shown
 */
export function votePost(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, helpful }: { id: string; helpful: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { post } = await lockPost(tx, caller, id);
    if (post.authorId === caller.id) throw conflict(WORDING.ownPost);
    if (post.deletedAt !== null) throw conflict(WORDING.deletedPost);
    if (post.hiddenAt !== null) throw conflict(WORDING.hiddenPost);
    const own = and(eq(discussionVotes.postId, id), eq(discussionVotes.userId, caller.id));
    const changed = helpful
      ? await tx
          .insert(discussionVotes)
          .values({ postId: id, userId: caller.id, createdAt: clock.now() })
          .onConflictDoNothing()
          .returning({ postId: discussionVotes.postId })
      : await tx.delete(discussionVotes).where(own).returning({ postId: discussionVotes.postId });
    if (changed.length === 0) return post.helpful;
    const [counted] = await tx
      .update(discussionPosts)
      .set({ helpful: sql`${discussionPosts.helpful} + ${helpful ? 1 : -1}` })
      .where(eq(discussionPosts.id, id))
      .returning({ helpful: discussionPosts.helpful });
    if (id === post.threadId) await refreshThread(tx, id);
    return counted?.helpful ?? post.helpful;
  });
}

/** @throws {HttpError} 403 or 404 for a question that the caller may not read */
export async function setFollowing(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id: threadId, following }: { id: string; following: boolean },
): Promise<void> {
  await openThread(db, caller, { id: threadId });
  if (following) return follow({ db, clock }, { threadId, userId: caller.id });
  await db
    .delete(discussionFollowers)
    .where(and(eq(discussionFollowers.threadId, threadId), eq(discussionFollowers.userId, caller.id)));
}
