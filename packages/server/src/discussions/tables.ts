import { POST_STATES } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { courses, lessons } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { reportColumns, reportKeys } from '../reports';
import { users } from '../users';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A key of a list: a number that the list is sorted by, descending. */
const sortKey = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** A question about a lesson. Its text is the post with the same id. */
export const discussionThreads = pgTable(
  'discussion_threads',
  {
    id: id(),
    /** The published lesson: a staged copy has no questions of its own. */
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    titleLanguage: languageOf('title'),
    pinned: boolean('pinned').notNull().default(false),
    locked: boolean('locked').notNull().default(false),
    /** The accepted reply. */
    acceptedId: text('accepted_id'),
    createdAt: createdAt(),

    // Written by `refreshThread` only.
    /** Replies that everyone sees. */
    replyCount: integer('reply_count').notNull().default(0),
    /** Of the question. */
    helpful: integer('helpful').notNull().default(0),
    answered: boolean('answered').notNull().default(false),
    state: text('state', { enum: POST_STATES }).notNull().default('shown'),
    byNewest: sortKey('by_newest'),
    byHelpful: sortKey('by_helpful'),
    byWaiting: sortKey('by_waiting'),
  },
  (table) => [
    index('discussion_threads_newest').on(table.lessonId, table.byNewest, table.id),
    index('discussion_threads_helpful').on(table.lessonId, table.byHelpful, table.id),
    index('discussion_threads_waiting').on(table.courseId, table.byWaiting, table.id),
    index('discussion_threads_unanswered').on(table.courseId).where(sql`not answered and state = 'shown'`),
  ],
);

const thread = () =>
  text('thread_id')
    .notNull()
    .references(() => discussionThreads.id, { onDelete: 'cascade' });
const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The text of a question, or a reply to it. */
export const discussionPosts = pgTable(
  'discussion_posts',
  {
    id: id(),
    threadId: thread(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    textLanguage: languageOf('text'),
    /** Its author managed the course when they wrote it. */
    byInstructor: boolean('by_instructor').notNull().default(false),
    helpful: integer('helpful').notNull().default(0),
    editedAt: moment('edited_at'),
    /** When its author deleted it; the text is empty then. */
    deletedAt: moment('deleted_at'),
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    hiddenReasonLanguage: languageOf('hidden_reason'),
    createdAt: createdAt(),
    search: tsvector('search').generatedAlwaysAs(sql`to_tsvector('simple', text)`),
  },
  (table) => [
    index('discussion_posts_thread').on(table.threadId, table.createdAt, table.id),
    index('discussion_posts_author').on(table.authorId, table.threadId),
    index('discussion_posts_search').using('gin', table.search),
  ],
);

const post = () =>
  text('post_id')
    .notNull()
    .references(() => discussionPosts.id, { onDelete: 'cascade' });

/** Who found a post helpful. */
export const discussionVotes = pgTable(
  'discussion_votes',
  { postId: post(), userId: person('user_id'), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('discussion_votes_user').on(table.userId),
  ],
);

export const discussionFollowers = pgTable(
  'discussion_followers',
  { threadId: thread(), userId: person('user_id'), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('discussion_followers_user').on(table.userId),
  ],
);

export const discussionReports = pgTable(
  'discussion_reports',
  { ...reportColumns(), postId: post() },
  (table) => [
    ...reportKeys('discussion_reports', table.postId, table),
    index('discussion_reports_reporter').on(table.reporterId, table.postId),
  ],
);
