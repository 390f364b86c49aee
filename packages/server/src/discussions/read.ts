import type { Discussion } from '@digiken/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { settleNotification } from '../notifications';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { cursorAfter, keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import { writtenIn } from '../platform/language';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { shownNames } from '../settings';
import { openThread } from './access';
import { selectPosts, toPost } from './posts';
import { discussionFollowers, discussionPosts } from './tables';
import { WORDING } from './wording';

/** The oldest replies first. */
const REPLIES = { ...byCreation(discussionPosts), direction: 'asc' as const };

/**
 * A question with a page of replies.
 * @param input `post`: a reply; the page starts there, unless there is a cursor
 * @throws {HttpError} 403 or 404 for a question that the caller may not read
 */
export async function getDiscussion(
  db: Executor,
  caller: Caller,
  { id, cursor, post }: { id: string; cursor?: string | undefined; post?: string | undefined },
): Promise<Discussion> {
  const open = await openThread(db, caller, { id });
  const { thread, place } = open;
  const replies = and(eq(discussionPosts.threadId, id), ne(discussionPosts.id, id));
  const start = cursor ?? (post === undefined ? undefined : await cursorAt(db, { threadId: id, post }));
  const { rows, ...ends } = await keyPage(start, REPLIES, ({ where, orderBy, limit }) =>
    selectPosts(db, caller)
      .where(and(replies, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const [question] = await selectPosts(db, caller).where(eq(discussionPosts.id, id));
  if (question === undefined) throw notFound(WORDING.noThread);
  const [answer] =
    thread.acceptedId === null
      ? []
      : await selectPosts(db, caller).where(eq(discussionPosts.id, thread.acceptedId));
  const [follower] = await db
    .select({ userId: discussionFollowers.userId })
    .from(discussionFollowers)
    .where(and(eq(discussionFollowers.threadId, id), eq(discussionFollowers.userId, caller.id)));
  const shown = await shownNames(db, caller);
  const view = (row: typeof question) => toPost(row, caller, { ...open, shown });
  return {
    _id: id,
    title: thread.title,
    titleLanguage: writtenIn(thread.title, thread.titleLanguage),
    lesson: { _id: place.lessonId, name: place.lessonTitle },
    question: view(question),
    replies: rows.map(view),
    ...ends,
    count: thread.replyCount,
    answer: answer ? view(answer) : null,
    pinned: thread.pinned,
    locked: thread.locked,
    following: follower !== undefined,
    mayReply: thread.state !== 'hidden' && (!thread.locked || place.manages),
    mayAccept: place.manages || thread.askedBy === caller.id,
    mayModerate: place.manages,
  };
}

/** The cursor of the page that starts at a reply; undefined for the first page, also if the reply has gone. */
async function cursorAt(
  db: Executor,
  { threadId, post }: { threadId: string; post: string },
): Promise<string | undefined> {
  const [before] = await db
    .select({ id: discussionPosts.id, createdAt: discussionPosts.createdAt })
    .from(discussionPosts)
    .where(
      sql`${discussionPosts.threadId} = ${threadId} and ${discussionPosts.id} <> ${threadId}
        and (${discussionPosts.createdAt}, ${discussionPosts.id}) <
          (select p.created_at, p.id from discussion_posts p where p.id = ${post} and p.thread_id = ${threadId})`,
    )
    .orderBy(sql`${discussionPosts.createdAt} desc, ${discussionPosts.id} desc`)
    .limit(1);
  return before && cursorAfter({ key: before.createdAt, id: before.id });
}

/** The caller has seen a question. @throws {HttpError} 403 or 404 if they may not read it */
export async function markDiscussionRead(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  id: string,
): Promise<void> {
  await openThread(db, caller, { id });
  await settleNotification({ db, clock }, { userId: caller.id, type: 'discussion', event: id });
}
