import type { LoadState } from '../../foundations/lib/types';

export interface MessageView {
  id: string;
  /** The author's name. */
  author: string;
  authorId: string;
  avatar?: string;
  /** Written by the reader. */
  mine: boolean;
  /** Plain text with line breaks; null where an administrator removed the message. */
  body: string | null;
  /** ISO 8601. */
  at: string;
  /** The reader had not read it when the conversation was opened. */
  unread?: boolean;
  /** The reader has reported it. */
  reported?: boolean;
}

export interface ParticipantView {
  id: string;
  name: string;
  avatar?: string;
  /** In words, e.g. "Instructor". */
  role?: string;
  /** The reader. */
  me?: boolean;
  /** The reader has blocked this person. */
  blocked?: boolean;
}

export interface ConversationView {
  state: LoadState;
  id: string;
  subject: string;
  participants: readonly ParticipantView[];
  /** How many more take part than `participants` names. */
  others?: number;
  /** Oldest first. */
  messages: readonly MessageView[];
  archived: boolean;
  canReply: boolean;
  /** Why replies are disabled, e.g. "You no longer share a course". */
  blockedNotice?: string;
  /** Leads to earlier messages; absent when all show. */
  olderHref?: string;
  /** Adds earlier messages above; absent when all show. */
  onOlder?: () => void;
}
