export { useDiscussionActions } from '../actions/use-discussion-actions';
export { useDiscussion, useDiscussions, useOwnDiscussions, usePostReports } from '../data/use-discussions';
export type { DiscussionPage, OwnDiscussionPage, PostReportPage, ReplyPage } from '../data/use-discussions';
