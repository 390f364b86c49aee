import type { BodyOf, Message, messages as calls } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import { notifyUsers, publishToUsers } from '../notifications';
import type { Executor } from '../platform/database';
import { forbidden, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { written, writtenIn } from '../platform/language';
import type { Deps, Services } from '../platform/services';
import { namesOfSender, shownNames } from '../settings';
import { announceToCourse } from './course-announcements';
import { othersIn, whyNotWrite } from './participants';
import { reachable } from './contact-rules';
import { messages, threadParticipants, threads } from './tables';
import { WORDING } from './wording';

type Start = BodyOf<typeof calls.startThread>;

/**
 * Starts a thread. Returns its id.
 * @throws {HttpError} 403, 404 or 409 as {@link startConversation} and {@link announceToCourse} do
 */
export function startThread(services: Services, caller: Caller, body: Start): Promise<string> {
  const { courseId, to = [], ...texts } = body;
  return courseId === undefined
    ? startConversation(services, caller, { to: [...new Set(to)], ...texts })
    : announceToCourse(services, caller, { courseId, ...texts });
}

type Texts = Pick<Start, 'subject' | 'body'>;

/** @throws {HttpError} 403 if the caller may not write to one of the users, or one of them does not exist */
function startConversation(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { to, ...texts }: Texts & { to: string[] },
) {
  return db.transaction(async (tx) => {
    const reached = await reachable(tx, caller, { which: sql`u.id in ${to}`, limit: to.length });
    if (reached.length < to.length) throw forbidden(WORDING.notReachable);
    const id = newId();
    const now = clock.now();
    await tx.insert(threads).values({
      id,
      kind: 'conversation',
      ...written({ subject: texts.subject }),
      createdBy: caller.id,
      createdAt: now,
    });
    await tx
      .insert(threadParticipants)
      .values([
        { threadId: id, userId: caller.id, lastMessageAt: now },
        ...to.map((userId) => ({ threadId: id, userId, unread: 1, lastMessageAt: now })),
      ]);
    await tx
      .insert(messages)
      .values({ threadId: id, senderId: caller.id, ...written({ body: texts.body }), createdAt: now });
    await notifyOthers({ db: tx, clock }, caller, { threadId: id, kind: 'conversation' });
    return id;
  });
}

/**
 * Sends a message to a thread, which takes it out of everyone's archive.
 * @throws {HttpError} 403 with the reason if the caller cannot write, 404 if they do not take part in the thread
 */
export async function sendMessage(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { threadId, body }: { threadId: string; body: string },
): Promise<Message> {
  const row = await db.transaction(async (tx) => {
    const { thread, lastMessageAt } = await lockThread(tx, caller, threadId);
    const others = thread.kind === 'conversation' ? await othersIn(tx, caller, { threadId }) : [];
    const shown = await shownNames(tx, caller);
    const notice = await whyNotWrite(tx, caller, { thread, others, shown });
    if (notice !== null) throw forbidden(notice);
    // Always later than the last message, so that the order stays stable if two have the same time.
    const createdAt = new Date(Math.max(clock.now().getTime(), lastMessageAt.getTime() + 1));
    const [message] = await tx
      .insert(messages)
      .values({ threadId, senderId: caller.id, ...written({ body }), createdAt })
      .returning({ id: messages.id, createdAt: messages.createdAt, bodyLanguage: messages.bodyLanguage });
    await tx
      .update(threadParticipants)
      .set({
        lastMessageAt: createdAt,
        archived: false,
        unread: sql`${threadParticipants.unread} + case when ${threadParticipants.userId} = ${caller.id} then 0 else 1 end`,
      })
      .where(eq(threadParticipants.threadId, threadId));
    await notifyOthers({ db: tx, clock }, caller, { threadId, kind: thread.kind });
    return message;
  });
  if (!row) throw notFound(WORDING.noThread);
  const { _id, name, avatar, role } = caller.user;
  return {
    _id: row.id,
    author: { _id, name, avatar, role },
    mine: true,
    body,
    bodyLanguage: writtenIn(body, row.bodyLanguage),
    createdAt: row.createdAt.toISOString(),
    unread: false,
    reported: false,
  };
}

/** Tells everyone else in a thread, until they read it once (spec 13.41). */
async function notifyOthers(
  deps: Deps<'clock'>,
  caller: Caller,
  { threadId, kind }: { threadId: string; kind: (typeof threads.$inferSelect)['kind'] },
): Promise<void> {
  const { forStaff, forLearners } = await namesOfSender(deps.db, caller);
  const subject = { type: 'message', threadId, from: forStaff, kind } as const;
  await notifyUsers(deps, {
    who: sql`select p.user_id from message_participants p
      where p.thread_id = ${threadId} and p.user_id <> ${caller.id}`,
    subject,
    toLearners: { ...subject, from: forLearners },
    event: threadId,
  });
  // The writer's other pages show the message as well.
  const participants = await deps.db
    .select({ userId: threadParticipants.userId })
    .from(threadParticipants)
    .where(eq(threadParticipants.threadId, threadId));
  await publishToUsers(
    deps.db,
    participants.map(({ userId }) => userId),
    'messages',
  );
}

/** The thread, locked until the transaction ends, so that its messages are written one after the other. */
async function lockThread(tx: Executor, caller: Caller, threadId: string) {
  const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('no key update');
  const [own] = await tx
    .select({ lastMessageAt: threadParticipants.lastMessageAt })
    .from(threadParticipants)
    .where(and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, caller.id)));
  if (!thread || !own) throw notFound(WORDING.noThread);
  return { thread, lastMessageAt: own.lastMessageAt };
}
