export { useDiscussionActions } from '../actions/use-discussion-actions';
export { useDiscussion, useDiscussions, useOwnDiscussions } from '../data/use-discussions';
export type { DiscussionPage, OwnDiscussionPage, ReplyPage } from '../data/use-discussions';
