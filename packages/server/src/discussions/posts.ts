import type { DiscussionPost } from '@digiken/contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { writtenIn } from '../platform/language';
import type { Caller } from '../platform/http/route';
import type { ShownName } from '../settings';
import { users } from '../users';
import type { OpenThread } from './access';
import { authorColumns, toAuthor } from './people';
import { discussionPosts } from './tables';

/** Whether the caller blocked the author of a post. */
export const blockedBy = ({ id }: Caller) =>
  sql<boolean>`exists (select 1 from message_blocks b
    where b.user_id = ${id} and b.blocked_id = ${discussionPosts.authorId})`;

export const selectPosts = (db: Executor, caller: Caller) =>
  db
    .select({
      id: discussionPosts.id,
      authorId: discussionPosts.authorId,
      text: discussionPosts.text,
      textLanguage: discussionPosts.textLanguage,
      helpful: discussionPosts.helpful,
      editedAt: discussionPosts.editedAt,
      deletedAt: discussionPosts.deletedAt,
      hiddenAt: discussionPosts.hiddenAt,
      hiddenReason: discussionPosts.hiddenReason,
      hiddenReasonLanguage: discussionPosts.hiddenReasonLanguage,
      createdAt: discussionPosts.createdAt,
      author: authorColumns,
      blocked: blockedBy(caller),
      voted: sql<boolean>`exists (select 1 from discussion_votes v
        where v.post_id = ${discussionPosts.id} and v.user_id = ${caller.id})`,
      reported: sql<boolean>`exists (select 1 from discussion_reports r
        where r.post_id = ${discussionPosts.id} and r.reporter_id = ${caller.id})`,
    })
    .from(discussionPosts)
    .leftJoin(users, eq(users.id, discussionPosts.authorId));

type PostView = Awaited<ReturnType<typeof selectPosts>>[number];

const stateOf = ({ deletedAt, hiddenAt }: Pick<PostView, 'deletedAt' | 'hiddenAt'>) =>
  deletedAt !== null ? 'deleted' : hiddenAt !== null ? 'hidden' : 'shown';

/** A post as the caller sees it: of a deleted one only its place remains, and of a hidden one as well for others. */
export function toPost(
  row: PostView,
  caller: Caller,
  { thread, place, shown }: OpenThread & { shown: ShownName },
): DiscussionPost {
  const mine = row.authorId === caller.id;
  const state = stateOf(row);
  const visible = state === 'shown' || (state === 'hidden' && (mine || place.manages));
  return {
    _id: row.id,
    author: visible ? toAuthor(row.author, place, shown) : null,
    mine,
    blocked: row.blocked,
    text: visible ? row.text : null,
    ...(visible && {
      textLanguage: writtenIn(row.text, row.textLanguage),
      reasonLanguage: writtenIn(row.hiddenReason, row.hiddenReasonLanguage),
    }),
    state,
    reason: visible ? row.hiddenReason : null,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    helpful: row.helpful,
    votedHelpful: row.voted,
    accepted: thread.acceptedId === row.id,
    reported: row.reported,
  };
}
