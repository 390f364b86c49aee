import type { FormOutcome } from '@digiken/ui/internal/types';

export interface PostAuthor {
  name: string;
  avatar?: string;
  /** What they are in the course; learners have none. */
  badge?: 'instructor' | 'staff';
}

type PostState = 'shown' | 'deleted' | 'hidden';

/** The question itself or a reply. */
export interface PostView {
  id: string;
  /** Undefined where the account, or the post, is gone. */
  author?: PostAuthor;
  mine: boolean;
  /** The reader blocked its author: it is collapsed. */
  blocked: boolean;
  /** Undefined where the reader may not see it. */
  text?: string;
  /** BCP 47 tag of `text`, e.g. "sw"; undefined if it is not known. */
  language?: string;
  state: PostState;
  /** Why it is hidden, for its author and for those who hide posts. */
  reason?: string;
  /** BCP 47 tag of `reason`. */
  reasonLanguage?: string;
  /** ISO 8601. */
  createdAt: string;
  edited: boolean;
  helpful: number;
  votedHelpful: boolean;
  accepted: boolean;
  reported: boolean;
}

/** A question in the list. */
export interface QuestionView {
  id: string;
  href: string;
  title: string;
  /** BCP 47 tag of `title`. */
  titleLanguage?: string;
  excerpt: string;
  /** BCP 47 tag of `excerpt`. */
  excerptLanguage?: string;
  state: PostState;
  author?: PostAuthor;
  blocked: boolean;
  /** ISO 8601. */
  createdAt: string;
  replies: number;
  helpful: number;
  answered: boolean;
  pinned: boolean;
  locked: boolean;
}

export interface ThreadView {
  id: string;
  /** Empty where the question is deleted. */
  title: string;
  /** BCP 47 tag of `title`. */
  titleLanguage?: string;
  question: PostView;
  /** The accepted reply. */
  answer?: PostView;
  /** One page, oldest first. */
  replies: readonly PostView[];
  /** All replies, on every page. */
  count: number;
  pinned: boolean;
  locked: boolean;
  following: boolean;
  mayReply: boolean;
  mayAccept: boolean;
  mayModerate: boolean;
}

/** What the reader does with a question; each returns what became of it. */
export interface ThreadActions {
  onReply: (text: string) => Promise<FormOutcome>;
  /** `title`: of the question. Error fields: `title`, `text`. */
  onEdit: (id: string, change: { title?: string; text: string }) => Promise<FormOutcome>;
  onRemove: (id: string) => Promise<FormOutcome>;
  /** Null: no answer is accepted any more. */
  onAccept: (id: string | null) => Promise<FormOutcome>;
  onHelpful: (id: string, helpful: boolean) => Promise<FormOutcome>;
  /** Null: the post is shown again. */
  onHide: (id: string, reason: string | null) => Promise<FormOutcome>;
  onReport: (id: string, reason: string) => Promise<FormOutcome>;
  onModerate: (change: { pinned?: boolean; locked?: boolean }) => Promise<FormOutcome>;
  onFollow: (following: boolean) => Promise<FormOutcome>;
}

/** Longest texts, in characters. */
export interface DiscussionLimits {
  title: number;
  text: number;
  reason: number;
}
