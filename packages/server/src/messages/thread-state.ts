import type { MessagePerson } from '@digiken/contract';
import { and, desc, eq, gt, sql, sum } from 'drizzle-orm';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { users } from '../users';
import { administers, nameOf, personColumns, toPerson } from './people';
import { messageBlocks, messageReports, messages, threadParticipants, threads } from './tables';
import { WORDING } from './wording';

/** Counted at writing: a poll adds up the few threads with something new, by index (spec 7.14). */
export async function countUnread(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: sum(threadParticipants.unread) })
    .from(threadParticipants)
    .where(and(eq(threadParticipants.userId, userId), gt(threadParticipants.unread, 0)));
  return Number(row?.unread ?? 0);
}

const own = (caller: Caller, threadId: string) =>
  and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, caller.id));

/** Up to the last message that is counted, so that none written meanwhile passes for read. */
export async function markRead(db: Executor, caller: Caller, threadId: string): Promise<void> {
  const read = await db
    .update(threadParticipants)
    .set({ unread: 0, readAt: sql`${threadParticipants.lastMessageAt}` })
    .where(own(caller, threadId))
    .returning({ threadId: threadParticipants.threadId });
  if (read.length === 0) throw notFound(WORDING.noThread);
}

export async function setArchived(
  db: Executor,
  caller: Caller,
  threadId: string,
  archived: boolean,
): Promise<string> {
  const changed = await db
    .update(threadParticipants)
    .set({ archived })
    .where(own(caller, threadId))
    .returning({ threadId: threadParticipants.threadId });
  if (changed.length === 0) throw notFound(WORDING.noThread);
  return archived ? WORDING.archived : WORDING.unarchived;
}

/** Once a person: a second report changes nothing and notifies nobody. @throws 404 for others' threads */
export function report(
  { db, clock }: Services,
  caller: Caller,
  messageId: string,
  reason: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        body: messages.body,
        senderId: messages.senderId,
        removedAt: messages.removedAt,
        subject: threads.subject,
      })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .innerJoin(
        threadParticipants,
        and(eq(threadParticipants.threadId, threads.id), eq(threadParticipants.userId, caller.id)),
      )
      .where(eq(messages.id, messageId));
    if (!found) throw notFound(WORDING.noMessage);
    if (found.senderId === caller.id) throw conflict(WORDING.ownMessage);
    if (found.removedAt !== null) throw conflict(WORDING.removedAlready);
    const added = await tx
      .insert(messageReports)
      .values({ messageId, reporterId: caller.id, reason, body: found.body, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: messageReports.id });
    if (added.length === 0) return;
    const message = `${caller.user.name} reported a message in “${found.subject}”.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Reported message', message: message });
  });
}

/** @throws 404 for nobody, 409 for oneself and for administrators */
export async function setBlocked(
  { db, clock }: Services,
  caller: Caller,
  userId: string,
  blocked: boolean,
): Promise<string> {
  const [person] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  if (!person) throw notFound(WORDING.noPerson);
  if (!blocked) {
    await db
      .delete(messageBlocks)
      .where(and(eq(messageBlocks.userId, caller.id), eq(messageBlocks.blockedId, userId)));
    return WORDING.unblocked(nameOf(person));
  }
  if (userId === caller.id) throw conflict(WORDING.notYourself);
  if (administers(person)) throw conflict(WORDING.administrator);
  await db
    .insert(messageBlocks)
    .values({ userId: caller.id, blockedId: userId, createdAt: clock.now() })
    .onConflictDoNothing();
  return WORDING.blocked(nameOf(person));
}

export async function listBlocked(db: Executor, caller: Caller): Promise<MessagePerson[]> {
  const rows = await db
    .select(personColumns)
    .from(messageBlocks)
    .innerJoin(users, eq(users.id, messageBlocks.blockedId))
    .where(eq(messageBlocks.userId, caller.id))
    .orderBy(desc(messageBlocks.createdAt), users.id);
  return rows.map(toPerson);
}
