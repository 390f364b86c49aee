import { fullName } from '@digiken/contract/constants';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonalData } from '../platform/personal-data';
import { reportsBy } from '../reports';
import { nameColumns, shownNames } from '../settings';
import { users } from '../users';
import {
  hubAnnouncements,
  messageBlocks,
  messageReports,
  messages,
  threadParticipants,
  threads,
} from './tables';

export const messagePersonalData: PersonalData = {
  tables: {
    message_threads: {
      exported: 'messages',
      deletion: 'Kept for the others; who began them is emptied. A thread without anybody is deleted.',
    },
    message_participants: { exported: 'messages', deletion: 'Deleted.' },
    messages: {
      exported: 'messages',
      deletion: 'Kept for those who received them, without an author.',
    },
    message_blocks: { exported: 'messages', deletion: 'Deleted.' },
    hub_announcements: {
      exported: 'messages',
      deletion: 'Kept for the hub. Its thread no longer says who wrote it.',
    },
    hub_announcement_mails: {
      exported: null,
      why: 'Mails of announcements that wait; the announcements are in the messages.',
      deletion: 'Deleted.',
    },
    message_reports: { exported: 'reports', deletion: 'Deleted. Reports of the person’s messages stay.' },
  },
  exportOf: async ({ db }, userId) => {
    const own = await db
      .select({ thread: threads, archived: threadParticipants.archived, readAt: threadParticipants.readAt })
      .from(threadParticipants)
      .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
      .where(eq(threadParticipants.userId, userId))
      .orderBy(asc(threads.createdAt));
    const written = await db
      .select({
        threadId: messages.threadId,
        senderId: messages.senderId,
        from: nameColumns,
        body: sql<string | null>`case when ${messages.removedAt} is null then ${messages.body} end`,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .innerJoin(
        threadParticipants,
        sql`${threadParticipants.threadId} = ${messages.threadId} and ${threadParticipants.userId} = ${userId}`,
      )
      .leftJoin(users, eq(users.id, messages.senderId))
      .orderBy(asc(messages.createdAt), asc(messages.id));
    const blocked = alias(users, 'blocked');
    const blocks = await db
      .select({
        person: {
          id: blocked.id,
          firstName: blocked.firstName,
          lastName: blocked.lastName,
          role: blocked.role,
        },
        since: messageBlocks.createdAt,
      })
      .from(messageBlocks)
      .innerJoin(blocked, eq(blocked.id, messageBlocks.blockedId))
      .where(eq(messageBlocks.userId, userId));
    const reported = await reportsBy(db, { table: messageReports, userId });
    const announced = await db
      .select({
        subject: threads.subject,
        everyone: hubAnnouncements.everyone,
        cohorts: hubAnnouncements.cohortNames,
        recipients: hubAnnouncements.recipients,
        createdAt: hubAnnouncements.createdAt,
      })
      .from(hubAnnouncements)
      .innerJoin(threads, eq(threads.id, hubAnnouncements.threadId))
      .where(eq(threads.createdBy, userId))
      .orderBy(asc(hubAnnouncements.createdAt));
    const [reader] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
    // No more of others' names than on the pages (spec 15.106).
    const shown = await shownNames(db, reader ?? null);
    const byThread = groupByThread(written);
    return {
      parts: {
        messages: {
          threads: own.map(({ thread, archived, readAt }) => ({
            ...{ subject: thread.subject, kind: thread.kind, createdAt: thread.createdAt, archived, readAt },
            messages: (byThread.get(thread.id) ?? []).map(({ senderId, from, body, createdAt }) => ({
              from: from && (senderId === userId ? fullName(from) : shown(from)),
              yours: senderId === userId,
              body,
              createdAt,
            })),
          })),
          announcements: announced,
          blocked: blocks.map(({ person, since }) => ({ name: shown(person), since })),
        },
        reports: { ofMessages: reported },
      },
    };
  },
  erase: async ({ db }, { id }) => {
    const left = await db
      .delete(threadParticipants)
      .where(eq(threadParticipants.userId, id))
      .returning({ threadId: threadParticipants.threadId });
    const ids = left.map(({ threadId }) => threadId);
    if (ids.length === 0) return;
    const empty = db
      .select({ id: threads.id })
      .from(threads)
      .where(
        sql`${inArray(threads.id, ids)} and not exists
          (select 1 from message_participants p where p.thread_id = ${threads.id})`,
      );
    await db.delete(threads).where(inArray(threads.id, empty));
  },
};

function groupByThread<R extends { threadId: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(row.threadId);
    if (group) group.push(row);
    else groups.set(row.threadId, [row]);
  }
  return groups;
}
