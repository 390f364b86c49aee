import type { Discussion, DiscussionPost, DiscussionSummary, OwnDiscussion } from '@digiken/contract';
import { INTERVALS } from '@digiken/contract/constants';
import { discussionRoutes } from '@digiken/contract/routes/discussions';
import type { RequestQuery } from '../api/request';
import { type Defaults, listOf, withDefaults } from './list-items';
import { dataOf, pageOf, type Query, useQuery } from './use-query';

/** Questions about a lesson: search, filter, order and page. */
export type DiscussionPage = RequestQuery<(typeof discussionRoutes)['listDiscussions']>;
/** Questions about the instructor's courses; `course` is an id. */
export type OwnDiscussionPage = RequestQuery<(typeof discussionRoutes)['listOwnDiscussions']>;
/** Replies of a question: a page, or the page that starts at a post. */
export type ReplyPage = RequestQuery<(typeof discussionRoutes)['getDiscussion']>;

const LINE: Defaults<DiscussionSummary> = {
  ...{ title: '', excerpt: '', state: 'shown', author: null, mine: false, blocked: false, createdAt: '' },
  ...{ replies: 0, helpful: 0, answered: false, pinned: false, locked: false },
};
const OWN: Defaults<OwnDiscussion> = {
  ...LINE,
  lesson: { _id: '', name: '' },
  course: { _id: '', name: '' },
};
const POST: Defaults<DiscussionPost> = {
  ...{ author: null, mine: false, blocked: false, text: null, state: 'shown', reason: null, createdAt: '' },
  ...{ editedAt: null, helpful: 0, votedHelpful: false, accepted: false, reported: false },
};
const DISCUSSION: Defaults<Discussion> = {
  ...{ title: '', next: null, previous: null, count: 0, answer: null, pinned: false, locked: false },
  ...{ following: false, mayReply: false, mayAccept: false, mayModerate: false },
};

/** The stream of events says what is new at once; this finds the rest. */
const LIST = { keepPreviousData: true, every: INTERVALS.unreadRefresh };

/** A page of the questions about a lesson, pinned ones first. */
export const useDiscussions = (lessonId: string, query: DiscussionPage = {}) =>
  useQuery(discussionRoutes.listDiscussions, lessonId ? { params: { lessonId }, query } : null, {
    read: (answer) => ({ ...pageOf(answer, LINE), count: answer.count ?? 0 }),
    ...LIST,
  });

/** One question with a page of its replies. @param id empty: asks nothing */
export const useDiscussion = (id: string, query: ReplyPage = {}): Query<Discussion> =>
  useQuery(discussionRoutes.getDiscussion, id ? { params: { id }, query } : null, {
    read(content) {
      const { question, answer, replies, ...rest } = withDefaults(dataOf(content), DISCUSSION);
      return {
        ...rest,
        question: withDefaults(question ?? { _id: id }, POST),
        answer: answer ? withDefaults(answer, POST) : null,
        replies: listOf(replies, POST),
      };
    },
    ...LIST,
  });

/** A page of the questions about the instructor's courses, unanswered ones first. */
export const useOwnDiscussions = (query: OwnDiscussionPage = {}) =>
  useQuery(
    discussionRoutes.listOwnDiscussions,
    { query },
    { read: (answer) => ({ ...pageOf(answer, OWN), unanswered: answer.unanswered ?? 0 }), ...LIST },
  );
