import type { Discussion, DiscussionPost, DiscussionSummary } from '@digiken/contract';
import type { PostView, QuestionView, ThreadView } from '@digiken/learning/lesson-discussion';

type Author = DiscussionPost['author'];

const authorView = (author: Author): PostView['author'] =>
  author
    ? { name: author.name ?? '', avatar: author.avatar ?? undefined, badge: author.badge ?? undefined }
    : undefined;

export const postView = (post: DiscussionPost): PostView => ({
  id: post._id,
  author: authorView(post.author),
  mine: post.mine,
  blocked: post.blocked,
  text: post.text ?? undefined,
  state: post.state,
  reason: post.reason ?? undefined,
  createdAt: post.createdAt,
  edited: post.editedAt !== null,
  helpful: post.helpful,
  votedHelpful: post.votedHelpful,
  accepted: post.accepted,
  reported: post.reported,
});

export const questionView = (question: DiscussionSummary, href: string): QuestionView => ({
  id: question._id,
  href,
  title: question.title,
  excerpt: question.excerpt,
  state: question.state,
  author: authorView(question.author),
  blocked: question.blocked,
  createdAt: question.createdAt,
  replies: question.replies,
  helpful: question.helpful,
  answered: question.answered,
  pinned: question.pinned,
  locked: question.locked,
});

export const threadView = (discussion: Discussion): ThreadView => ({
  id: discussion._id,
  title: discussion.title ?? '',
  question: postView(discussion.question),
  answer: discussion.answer ? postView(discussion.answer) : undefined,
  replies: discussion.replies.map(postView),
  count: discussion.count ?? 0,
  pinned: discussion.pinned ?? false,
  locked: discussion.locked ?? false,
  following: discussion.following ?? false,
  mayReply: discussion.mayReply ?? false,
  mayAccept: discussion.mayAccept ?? false,
  mayModerate: discussion.mayModerate ?? false,
});
