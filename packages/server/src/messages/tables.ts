import { THREAD_KINDS } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { courses } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { reportColumns, reportKeys } from '../reports';
import { hubs, users } from '../users';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const threads = pgTable('message_threads', {
  id: id(),
  kind: text('kind', { enum: THREAD_KINDS }).notNull().default('conversation'),
  subject: text('subject').notNull(),
  subjectLanguage: languageOf('subject'),
  /** Of an announcement: the course whose learners received it. */
  courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
  /** Of an announcement: the hub whose members received it. */
  hubId: text('hub_id').references(() => hubs.id, { onDelete: 'set null' }),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  /** Of an announcement: how many people it was for when it was written; null for those written before. */
  expected: integer('expected'),
  /** Of an announcement to a course: learners who have received it so far, and when all of them had. */
  delivered: integer('delivered').notNull().default(0),
  deliveredAt: moment('delivered_at'),
});

const thread = () =>
  text('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' });
const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The participants of a thread with their unread counters. Counters make polling cheap. */
export const threadParticipants = pgTable(
  'message_participants',
  {
    threadId: thread(),
    userId: person('user_id'),
    unread: integer('unread').notNull().default(0),
    archived: boolean('archived').notNull().default(false),
    /** A copy of the thread's value, so that one index answers a user's list. */
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('message_participants_unread').on(table.userId, table.unread),
    index('message_participants_listed').on(
      table.userId,
      table.archived,
      table.lastMessageAt,
      table.threadId,
    ),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    threadId: thread(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    bodyLanguage: languageOf('body'),
    /** When an administrator removed it. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
    search: tsvector('search').generatedAlwaysAs(sql`to_tsvector('simple', left(body, 100000))`),
  },
  (table) => [
    index('messages_thread_id').on(table.threadId, table.createdAt, table.id),
    index('messages_search').using('gin', table.search),
  ],
);

export const messageBlocks = pgTable(
  'message_blocks',
  { userId: person('user_id'), blockedId: person('blocked_id'), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('message_blocks_blocked').on(table.blockedId),
  ],
);

export const messageReports = pgTable(
  'message_reports',
  {
    ...reportColumns(),
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    ...reportKeys('message_reports', table.messageId, table),
    // Finds the messages of a page that the caller has reported.
    index('message_reports_reporter').on(table.reporterId, table.messageId),
  ],
);

/** Announcements of hubs: whom each is for, and how far it is sent. */
export const hubAnnouncements = pgTable(
  'hub_announcements',
  {
    threadId: text('thread_id')
      .primaryKey()
      .references(() => threads.id, { onDelete: 'cascade' }),
    hubId: text('hub_id')
      .notNull()
      .references(() => hubs.id, { onDelete: 'cascade' }),
    everyone: boolean('everyone').notNull(),
    cohortIds: jsonb('cohort_ids').$type<string[]>().notNull(),
    cohortNames: jsonb('cohort_names').$type<string[]>().notNull(),
    mail: boolean('mail').notNull(),
    /** Members who have received it so far. */
    recipients: integer('recipients').notNull().default(0),
    /** When everyone had got it. */
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('hub_announcements_listed').on(table.hubId, table.createdAt, table.threadId)],
);

/** Mails of announcements that wait. A mail that is sent is deleted. */
export const hubAnnouncementMails = pgTable(
  'hub_announcement_mails',
  {
    threadId: thread(),
    userId: person('user_id'),
    failures: integer('failures').notNull().default(0),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('hub_announcement_mails_due').on(table.dueAt),
    index('hub_announcement_mails_user').on(table.userId),
  ],
);
