import type { Message, Thread } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import { writtenIn } from '../platform/language';
import type { Caller } from '../platform/http/route';
import { type ShownName, shownNames } from '../settings';
import { users } from '../users';
import { othersIn, whyNotWrite } from './participants';
import { personColumns, toPerson } from './people';
import { hubAnnouncements, messages, threadParticipants, threads } from './tables';
import { type Line, othersCount } from './threads';
import { WORDING } from './wording';

/**
 * One thread with a page of messages: the newest ones, or those before the cursor.
 * @throws {HttpError} 404 if the caller does not take part in the thread
 */
export async function getThread(
  db: Executor,
  caller: Caller,
  { threadId, cursor }: { threadId: string; cursor?: string },
): Promise<Thread> {
  const [thread] = await db
    .select({
      id: threads.id,
      kind: threads.kind,
      subject: threads.subject,
      subjectLanguage: threads.subjectLanguage,
      createdBy: threads.createdBy,
      hubId: threads.hubId,
      expected: threads.expected,
      delivered: sql<number>`coalesce(${hubAnnouncements.recipients}, ${threads.delivered})`,
      deliveredAt: sql<unknown>`coalesce(${hubAnnouncements.sentAt}, ${threads.deliveredAt})`,
      courseId: courses.id,
      courseTitle: courses.title,
      learnerCount: sql<number | null>`coalesce(${courses.learnerCount}, ${hubAnnouncements.recipients})`,
      archived: threadParticipants.archived,
      readAt: threadParticipants.readAt,
    })
    .from(threadParticipants)
    .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
    .leftJoin(courses, eq(courses.id, threads.courseId))
    .leftJoin(hubAnnouncements, eq(hubAnnouncements.threadId, threads.id))
    .where(and(eq(threads.id, threadId), eq(threadParticipants.userId, caller.id)));
  if (!thread) throw notFound(WORDING.noThread);
  const others = await othersOf(db, caller, thread);
  const shown = await shownNames(db, caller);
  const { data, older } = await messagesOf(db, caller, { thread, cursor, shown });
  return {
    _id: thread.id,
    kind: thread.kind,
    subject: thread.subject,
    subjectLanguage: writtenIn(thread.subject, thread.subjectLanguage),
    course: thread.courseId === null ? null : { _id: thread.courseId, name: thread.courseTitle ?? '' },
    people: others.map((other) => ({ ...toPerson(other, shown), blocked: other.blocked })),
    others: othersCount(caller, thread, 0),
    archived: thread.archived,
    delivery: deliveryOf(caller, thread),
    notice: await whyNotWrite(db, caller, { thread, others, shown }),
    messages: data,
    older,
  };
}

/** How far an announcement is sent, for its author (spec 14.62). */
function deliveryOf(
  caller: Caller,
  thread: Pick<typeof threads.$inferSelect, 'createdBy' | 'courseId' | 'hubId' | 'expected' | 'delivered'> & {
    deliveredAt: unknown;
  },
): Thread['delivery'] {
  const { createdBy, expected, delivered, deliveredAt } = thread;
  // Without its course or hub, nobody else gets it.
  const gone = thread.courseId === null && thread.hubId === null;
  if (createdBy !== caller.id || expected === null || gone) return null;
  return deliveredAt === null
    ? { state: 'sending', sent: delivered, total: Math.max(expected, delivered) }
    : { state: 'sent', sent: delivered, total: delivered };
}

async function othersOf(
  db: Executor,
  caller: Caller,
  { id, kind, createdBy }: Pick<Line, 'id' | 'kind' | 'createdBy'>,
) {
  if (kind === 'conversation') return othersIn(db, caller, { threadId: id });
  if (createdBy === caller.id || createdBy === null) return [];
  return othersIn(db, caller, { threadId: id, only: createdBy });
}

async function messagesOf(
  db: Executor,
  caller: Caller,
  {
    thread,
    cursor,
    shown,
  }: { thread: { id: string; readAt: Date | null }; cursor: string | undefined; shown: ShownName },
): Promise<{ data: Message[]; older: string | null }> {
  const { rows, next } = await keyPage(
    cursor,
    {
      key: messages.createdAt,
      id: messages.id,
      keyOf: (row: MessageRow) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      selectMessages(db, caller)
        .where(and(eq(messages.threadId, thread.id), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return {
    data: rows.reverse().map((row) => toMessage(caller, row, { readAt: thread.readAt, shown })),
    older: next,
  };
}

const selectMessages = (db: Executor, caller: Caller) =>
  db
    .select({
      id: messages.id,
      senderId: messages.senderId,
      body: messages.body,
      bodyLanguage: messages.bodyLanguage,
      removedAt: messages.removedAt,
      createdAt: messages.createdAt,
      author: personColumns,
      reported: sql<boolean>`exists (select 1 from message_reports r
        where r.message_id = ${messages.id} and r.reporter_id = ${caller.id})`,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId));

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

function toMessage(
  caller: Caller,
  row: MessageRow,
  { readAt, shown }: { readAt: Date | null; shown: ShownName },
): Message {
  const mine = row.senderId === caller.id;
  return {
    _id: row.id,
    author: row.author && toPerson(row.author, shown),
    mine,
    body: row.removedAt === null ? row.body : null,
    ...(row.removedAt === null && { bodyLanguage: writtenIn(row.body, row.bodyLanguage) }),
    createdAt: row.createdAt.toISOString(),
    unread: !mine && (readAt === null || row.createdAt.getTime() > readAt.getTime()),
    reported: row.reported,
  };
}
