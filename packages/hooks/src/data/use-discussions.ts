import type {
  Discussion,
  DiscussionPost,
  DiscussionSummary,
  OwnDiscussion,
  PostReport,
} from '@digiken/contract';
import { INTERVALS } from '@digiken/contract/constants';
import { discussionRoutes } from '@digiken/contract/routes/discussions';
import type { RequestQuery } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, listOf, withDefaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

/** Questions about a lesson: search, filter, order and page. */
export type DiscussionPage = RequestQuery<(typeof discussionRoutes)['listDiscussions']>;
/** Questions about the instructor's courses; `course` is an id. */
export type OwnDiscussionPage = RequestQuery<(typeof discussionRoutes)['listOwnDiscussions']>;
/** Replies of a question: a page, or the page that starts at a post. */
export type ReplyPage = RequestQuery<(typeof discussionRoutes)['getDiscussion']>;
export type PostReportPage = RequestQuery<(typeof discussionRoutes)['listPostReports']>;

/** Cache keys of discussions. */
export const discussionKeys = {
  discussions: (lessonId: string, page: DiscussionPage, viewer: string) =>
    ['discussions', lessonId, page, viewer] as const,
  discussion: (id: string, page: ReplyPage, viewer: string) => ['discussion', id, page, viewer] as const,
  ownDiscussions: (page: OwnDiscussionPage, viewer: string) => ['ownDiscussions', page, viewer] as const,
  postReports: (page: PostReportPage) => ['postReports', page] as const,
};

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
const REPORT: Defaults<PostReport> = {
  ...{ state: 'open', reason: '', reporter: null, author: null, body: '', createdAt: '', postId: '' },
  discussion: { _id: '', name: '' },
  lesson: { _id: '', name: '' },
};

/** The stream of events says what is new at once; this finds the rest. */
const LIST = { keepPreviousData: true, every: INTERVALS.unreadRefresh };

/** A page of the questions about a lesson, pinned ones first. */
export function useDiscussions(
  lessonId: string,
  page: DiscussionPage = {},
): Query<PageOf<DiscussionSummary> & { count: number }> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && lessonId ? discussionKeys.discussions(lessonId, page, viewer) : null,
    async () => {
      const answer = await request(discussionRoutes.listDiscussions, { params: { lessonId }, query: page });
      return { ...pageOf(answer, LINE), count: answer.count ?? 0 };
    },
    LIST,
  );
}

/** One question with a page of its replies. @param id empty: asks nothing */
export function useDiscussion(id: string, page: ReplyPage = {}): Query<Discussion> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && id ? discussionKeys.discussion(id, page, viewer) : null,
    async () => {
      const { question, answer, replies, ...rest } = dataOf(
        await request(discussionRoutes.getDiscussion, { params: { id }, query: page }),
      );
      return {
        ...rest,
        question: withDefaults(question ?? { _id: id }, POST),
        answer: answer ? withDefaults(answer, POST) : null,
        replies: listOf(replies, POST),
      };
    },
    LIST,
  );
}

/** A page of the questions about the instructor's courses, unanswered ones first. */
export function useOwnDiscussions(
  page: OwnDiscussionPage = {},
): Query<PageOf<OwnDiscussion> & { unanswered: number }> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? discussionKeys.ownDiscussions(page, viewer) : null,
    async () => {
      const answer = await request(discussionRoutes.listOwnDiscussions, { query: page });
      return { ...pageOf(answer, OWN), unanswered: answer.unanswered ?? 0 };
    },
    LIST,
  );
}

/** A page of reported posts, for administrators. */
export function usePostReports(page: PostReportPage = {}): Query<PageOf<PostReport>> {
  const request = useRequest();
  return useCached(
    discussionKeys.postReports(page),
    async () => pageOf(await request(discussionRoutes.listPostReports, { query: page }), REPORT),
    { keepPreviousData: true },
  );
}
