import { and, eq, gt, sql, sum } from 'drizzle-orm';
import { publishToUser, settleNotification } from '../notifications';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { threadParticipants } from './tables';
import { WORDING } from './wording';

/** The number of unread messages (spec 7.14): the sum of the counters of the user's unread threads, by index. */
export async function countUnread(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: sum(threadParticipants.unread) })
    .from(threadParticipants)
    .where(and(eq(threadParticipants.userId, userId), gt(threadParticipants.unread, 0)));
  return Number(row?.unread ?? 0);
}

const own = (caller: Caller, threadId: string) =>
  and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, caller.id));

/**
 * Marks a thread as read up to its last counted message, so that a message sent at the same time stays unread.
 * @throws {HttpError} 404 if the caller does not take part in the thread
 */
export async function markRead(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  threadId: string,
): Promise<void> {
  const read = await db
    .update(threadParticipants)
    .set({ unread: 0, readAt: sql`${threadParticipants.lastMessageAt}` })
    .where(own(caller, threadId))
    .returning({ threadId: threadParticipants.threadId });
  if (read.length === 0) throw notFound(WORDING.noThread);
  await settleNotification({ db, clock }, { userId: caller.id, type: 'message', event: threadId });
  await publishToUser(db, caller.id, 'messages');
}

/**
 * Archives a thread for the caller, or brings it back. Returns the message for the caller.
 * @throws {HttpError} 404 if the caller does not take part in the thread
 */
export async function setArchived(
  db: Executor,
  caller: Caller,
  { threadId, archived }: { threadId: string; archived: boolean },
): Promise<string> {
  const changed = await db
    .update(threadParticipants)
    .set({ archived })
    .where(own(caller, threadId))
    .returning({ threadId: threadParticipants.threadId });
  if (changed.length === 0) throw notFound(WORDING.noThread);
  return archived ? WORDING.archived : WORDING.unarchived;
}
