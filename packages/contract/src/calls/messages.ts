import { z } from 'zod';
import { defineCall } from '../call';
import { messageRoutes } from '../routes/messages';
import { HUB_ANNOUNCEMENT_STATES, LIMITS, ROLES, THREAD_FOLDERS, THREAD_KINDS } from '../constants';
import { Id, Named, TextLanguage, Timestamp } from '../entities';
import { pageOf, PageQuery, Reason, Said, SearchedPageQuery, SearchText, typed, typedLines } from '../paging';

/**
 * Messages between people who share a course or a hub (administrators: anybody). Other people's threads are
 * 404. A blocked person cannot write to who blocked them (403).
 */
const ById = z.object({ id: Id });
const Body = typedLines('a message', LIMITS.messageMax);

export const MessagePerson = z.object({
  _id: Id,
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(ROLES),
});
export type MessagePerson = z.infer<typeof MessagePerson>;

/** `people`: the others, the first few; `others` counts the rest. */
export const ThreadSummary = z.object({
  _id: Id,
  kind: z.enum(THREAD_KINDS),
  subject: z.string(),
  subjectLanguage: TextLanguage,
  people: z.array(Named.extend({ avatar: z.string().nullable() })),
  others: z.number().int(),
  excerpt: z.string(),
  excerptLanguage: TextLanguage,
  lastMessageAt: Timestamp,
  unread: z.number().int(),
  archived: z.boolean(),
});
export type ThreadSummary = z.infer<typeof ThreadSummary>;

/** `body` is null where an administrator removed the message. */
export const Message = z.object({
  _id: Id,
  author: MessagePerson.nullable(),
  mine: z.boolean(),
  body: z.string().nullable(),
  bodyLanguage: TextLanguage,
  createdAt: Timestamp,
  /** Not read by the caller before this answer. */
  unread: z.boolean(),
  reported: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** How far an announcement is sent: `sent` of `total` people have it. */
export const Delivery = z.object({
  state: z.enum(HUB_ANNOUNCEMENT_STATES),
  sent: z.number().int(),
  total: z.number().int(),
});
export type Delivery = z.infer<typeof Delivery>;

/** `notice`: why the caller cannot write here, one sentence; null where they can. Messages oldest first. */
export const Thread = z.object({
  _id: Id,
  kind: z.enum(THREAD_KINDS),
  subject: z.string(),
  subjectLanguage: TextLanguage,
  course: Named.nullable(),
  people: z.array(MessagePerson.extend({ blocked: z.boolean() })),
  others: z.number().int(),
  archived: z.boolean(),
  /** For the author of an announcement; otherwise null. */
  delivery: Delivery.nullable(),
  notice: z.string().nullable(),
  messages: z.array(Message),
  /** Cursor of older messages. */
  older: z.string().nullable(),
});
export type Thread = z.infer<typeof Thread>;

export const listThreads = defineCall(messageRoutes.listThreads, {
  summary: 'Your own threads, most recent message first; `search` matches subjects and messages',
  query: SearchedPageQuery.extend({ folder: z.enum(THREAD_FOLDERS).optional() }),
  answer: pageOf(ThreadSummary),
});

/** Reading does not mark read: that is a call of its own. */
export const getThread = defineCall(messageRoutes.getThread, {
  summary: 'One thread with its newest messages',
  params: ById,
  query: PageQuery,
  answer: z.object({ data: Thread }),
});

export const listRecipients = defineCall(messageRoutes.listRecipients, {
  summary: 'People whom the caller may write to; `context` says why, e.g. a course’s title',
  query: z.object({ search: SearchText.optional() }),
  answer: z.object({ data: z.array(MessagePerson.extend({ context: z.string() })) }),
});

/** To people, or to all learners of one's own course: an announcement. */
export const startThread = defineCall(messageRoutes.startThread, {
  summary: 'Write to people, or to all learners of your own course',
  body: z
    .object({
      to: z.array(Id).max(LIMITS.recipientsMax).optional(),
      courseId: Id.optional(),
      subject: typed('a subject', LIMITS.subjectMax),
      body: Body,
    })
    .refine((body) => (body.courseId === undefined) === (body.to?.length ?? 0) > 0, {
      path: ['to'],
      error: 'Choose who gets the message',
    }),
  answer: z.object({ message: z.string(), data: Thread }),
  status: 201,
});

export const sendMessage = defineCall(messageRoutes.sendMessage, {
  summary: 'Reply in a thread',
  params: ById,
  body: z.object({ body: Body }),
  answer: z.object({ message: z.string(), data: Message }),
  status: 201,
});

export const markThreadRead = defineCall(messageRoutes.markThreadRead, {
  summary: 'Mark a thread read',
  params: ById,
  answer: Said,
});

export const archiveThread = defineCall(messageRoutes.archiveThread, {
  summary: 'Archive or restore a thread; a new message also restores it',
  params: ById,
  body: z.object({ archived: z.boolean() }),
  answer: Said,
});

export const reportMessage = defineCall(messageRoutes.reportMessage, {
  summary: 'Report a message to the administrators',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: Said,
  status: 201,
});

export const setBlocked = defineCall(messageRoutes.setBlocked, {
  summary: 'Block or unblock a person',
  params: z.object({ userId: Id }),
  body: z.object({ blocked: z.boolean() }),
  answer: Said,
});

export const listBlocked = defineCall(messageRoutes.listBlocked, {
  summary: 'People whom the caller blocked',
  answer: z.object({ data: z.array(MessagePerson) }),
});
