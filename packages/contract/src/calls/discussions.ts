import { z } from 'zod';
import { defineCall } from '../call';
import { LIMITS } from '../constants';
import {
  DISCUSSION_BADGES,
  DISCUSSION_FILTERS,
  DISCUSSION_LIMITS,
  DISCUSSION_SORTS,
  POST_STATES,
} from '../constants/discussions';
import { Id, Named, TextLanguage, Timestamp } from '../entities';
import {
  optionalText,
  pageOf,
  PageQuery,
  Reason,
  Said,
  SearchedPageQuery,
  typed,
  typedLines,
} from '../paging';
import { Report, ReportDecision, ReportQuery } from '../reports';
import { discussionRoutes } from '../routes/discussions';

/**
 * Discussions below lessons. Learners of the lesson, its instructors and administrators
 * may read and write; for everyone else the calls answer as the lesson does.
 */
const ById = z.object({ id: Id });
const ByLesson = z.object({ lessonId: Id });

const title = typed('a title', DISCUSSION_LIMITS.titleMax);
const text = typedLines('your text', DISCUSSION_LIMITS.textMax);

/** No address and no role: only what the reader needs. Null where the account is deleted. */
const Author = z.object({
  _id: Id,
  name: z.string(),
  avatar: z.string().nullable(),
  badge: z.enum(DISCUSSION_BADGES).nullable(),
});

/** A question, without the text of its answers. */
export const DiscussionSummary = z.object({
  _id: Id,
  /** Empty where its author deleted the question and the answers remain. */
  title: z.string(),
  titleLanguage: TextLanguage,
  excerpt: z.string(),
  excerptLanguage: TextLanguage,
  state: z.enum(POST_STATES),
  author: Author.nullable(),
  mine: z.boolean(),
  /** The caller blocked its author. */
  blocked: z.boolean(),
  createdAt: Timestamp,
  replies: z.number().int(),
  helpful: z.number().int(),
  /** It has an accepted answer, or an instructor wrote in it. */
  answered: z.boolean(),
  pinned: z.boolean(),
  locked: z.boolean(),
});
export type DiscussionSummary = z.infer<typeof DiscussionSummary>;

/** A question of one of the caller's own courses. */
export const OwnDiscussion = DiscussionSummary.extend({ lesson: Named, course: Named });
export type OwnDiscussion = z.infer<typeof OwnDiscussion>;

/** The question or a reply. */
export const DiscussionPost = z.object({
  _id: Id,
  author: Author.nullable(),
  mine: z.boolean(),
  /** The caller blocked its author. */
  blocked: z.boolean(),
  /** Null where it is deleted, or hidden from the caller. */
  text: z.string().nullable(),
  textLanguage: TextLanguage,
  state: z.enum(POST_STATES),
  /** Why it is hidden, for its author and for those who may hide posts. */
  reason: z.string().nullable(),
  reasonLanguage: TextLanguage,
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  helpful: z.number().int(),
  votedHelpful: z.boolean(),
  accepted: z.boolean(),
  reported: z.boolean(),
});
export type DiscussionPost = z.infer<typeof DiscussionPost>;

export const Discussion = z.object({
  _id: Id,
  title: z.string(),
  titleLanguage: TextLanguage,
  lesson: Named,
  question: DiscussionPost,
  /** Replies oldest first. */
  replies: z.array(DiscussionPost),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  count: z.number().int(),
  /** The accepted answer, on every page; null without one. */
  answer: DiscussionPost.nullable(),
  pinned: z.boolean(),
  locked: z.boolean(),
  following: z.boolean(),
  mayReply: z.boolean(),
  /** The caller asked, or moderates. */
  mayAccept: z.boolean(),
  /** The caller may pin, lock and hide. */
  mayModerate: z.boolean(),
});
export type Discussion = z.infer<typeof Discussion>;

const Answered = z.object({ message: z.string(), data: Discussion });

export const listDiscussions = defineCall(discussionRoutes.listDiscussions, {
  summary: 'Questions about a lesson, pinned ones first, and how many there are in all',
  params: ByLesson,
  query: SearchedPageQuery.extend({
    filter: z.enum(DISCUSSION_FILTERS).optional(),
    sort: z.enum(DISCUSSION_SORTS).optional(),
  }),
  answer: pageOf(DiscussionSummary).extend({ count: z.number().int() }),
});

export const startDiscussion = defineCall(discussionRoutes.startDiscussion, {
  summary: 'Ask a question about a lesson',
  params: ByLesson,
  body: z.object({ title, text }),
  answer: Answered,
  status: 201,
});

/** Reading does not mark read: that is a call of its own. */
export const getDiscussion = defineCall(discussionRoutes.getDiscussion, {
  summary: 'One question with a page of replies, oldest first; `post`: the page that starts at this reply',
  params: ById,
  query: PageQuery.extend({ post: Id.optional() }),
  answer: z.object({ data: Discussion }),
});

export const replyInDiscussion = defineCall(discussionRoutes.replyInDiscussion, {
  summary: 'Reply to a question. 409 where it is closed',
  params: ById,
  body: z.object({ text }),
  answer: z.object({ message: z.string(), data: DiscussionPost }),
  status: 201,
});

export const acceptAnswer = defineCall(discussionRoutes.acceptAnswer, {
  summary: 'Accept a reply as the answer, or none: who asked, and instructors',
  params: ById,
  body: z.object({ postId: Id.nullable() }),
  answer: Said,
});

export const moderateDiscussion = defineCall(discussionRoutes.moderateDiscussion, {
  summary: 'Pin or lock a question: instructors and administrators',
  params: ById,
  body: z.object({ pinned: z.boolean().optional(), locked: z.boolean().optional() }),
  answer: Said,
});

export const followDiscussion = defineCall(discussionRoutes.followDiscussion, {
  summary: 'Follow a question, or no longer. Safe to repeat',
  params: ById,
  body: z.object({ following: z.boolean() }),
  answer: Said,
});

export const markDiscussionRead = defineCall(discussionRoutes.markDiscussionRead, {
  summary: 'The caller has seen the question: its notification is read. Safe to repeat',
  params: ById,
  answer: Said,
});

export const editPost = defineCall(discussionRoutes.editPost, {
  summary: 'Change the caller’s own post; `title` for a question',
  params: ById,
  body: z.object({ title: title.optional(), text }),
  answer: z.object({ message: z.string(), data: DiscussionPost }),
});

export const removePost = defineCall(discussionRoutes.removePost, {
  summary: 'Delete the caller’s own post. A question with replies stays, without its text',
  params: ById,
  answer: Said,
});

export const votePost = defineCall(discussionRoutes.votePost, {
  summary: 'Mark another person’s post as helpful, or no longer. Safe to repeat',
  params: ById,
  body: z.object({ helpful: z.boolean() }),
  answer: z.object({ message: z.string(), data: z.object({ helpful: z.number().int() }) }),
});

export const hidePost = defineCall(discussionRoutes.hidePost, {
  summary: 'Hide a post with a reason, or show it again: instructors and administrators',
  params: ById,
  body: z
    .object({ hidden: z.boolean(), reason: optionalText(LIMITS.reasonMax).optional() })
    .refine(({ hidden, reason }) => !hidden || reason, { path: ['reason'], error: 'Enter a reason' }),
  answer: Said,
});

export const reportPost = defineCall(discussionRoutes.reportPost, {
  summary: 'Report a post to the administrators',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: Said,
  status: 201,
});

export const listOwnDiscussions = defineCall(discussionRoutes.listOwnDiscussions, {
  summary: 'Questions about the caller’s own courses, unanswered ones first, and how many are unanswered',
  query: SearchedPageQuery.extend({
    course: Id.optional(),
    filter: z.enum(DISCUSSION_FILTERS).optional(),
  }),
  answer: pageOf(OwnDiscussion).extend({ unanswered: z.number().int() }),
});

export const PostReport = Report.extend({ discussion: Named, postId: Id, lesson: Named });
export type PostReport = z.infer<typeof PostReport>;

export const listPostReports = defineCall(discussionRoutes.listPostReports, {
  summary: 'Reported posts of discussions, newest first',
  query: ReportQuery,
  answer: pageOf(PostReport),
});

export const resolvePostReport = defineCall(discussionRoutes.resolvePostReport, {
  summary: 'Dismiss a report, or hide the post, which resolves all its open reports',
  params: ById,
  body: ReportDecision,
  answer: Said,
});
