import type { Discussion, DiscussionPost, DiscussionSummary } from '@digiken/contract';

type Author = DiscussionPost['author'];

// What these return is checked where it is shown: its types belong to an entry whose styles load with that place.
const authorView = (author: Author) =>
  author
    ? { name: author.name ?? '', avatar: author.avatar ?? undefined, badge: author.badge ?? undefined }
    : undefined;

const postView = (post: DiscussionPost) => ({
  id: post._id,
  author: authorView(post.author),
  mine: post.mine,
  blocked: post.blocked,
  text: post.text ?? undefined,
  language: post.textLanguage,
  state: post.state,
  reason: post.reason ?? undefined,
  reasonLanguage: post.reasonLanguage,
  createdAt: post.createdAt,
  edited: post.editedAt !== null,
  helpful: post.helpful,
  votedHelpful: post.votedHelpful,
  accepted: post.accepted,
  reported: post.reported,
});

export const questionView = (question: DiscussionSummary, href: string) => ({
  id: question._id,
  href,
  title: question.title,
  titleLanguage: question.titleLanguage,
  excerpt: question.excerpt,
  excerptLanguage: question.excerptLanguage,
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

export const threadView = (discussion: Discussion) => ({
  id: discussion._id,
  title: discussion.title ?? '',
  titleLanguage: discussion.titleLanguage,
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
