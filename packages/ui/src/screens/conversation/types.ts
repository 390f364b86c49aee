import type { LoadState } from '../../foundations/lib/types';

export interface MessageView {
  id: string;
  /** The author's name. */
  author: string;
  authorId: string;
  avatar?: string;
  /** Written by the user. */
  mine: boolean;
  /** Plain text with line breaks; null if an administrator removed the message. */
  body: string | null;
  /** BCP 47 tag of `body`, e.g. "sw"; undefined if it is not known. */
  language?: string;
  /** ISO 8601. */
  at: string;
  /** Unread when the conversation was opened. */
  unread?: boolean;
  /** The user has reported it. */
  reported?: boolean;
}

export interface ParticipantView {
  id: string;
  name: string;
  avatar?: string;
  /** As text, e.g. "Instructor". */
  role?: string;
  /** The user. */
  me?: boolean;
  /** The user has blocked this person. */
  blocked?: boolean;
}

export interface ConversationView {
  state: LoadState;
  id: string;
  subject: string;
  /** BCP 47 tag of `subject`. */
  subjectLanguage?: string;
  participants: readonly ParticipantView[];
  /** Number of participants who are not in `participants`. */
  others?: number;
  /** A sentence below the title, e.g. how many people an announcement has reached so far. */
  status?: string;
  /** Oldest first. */
  messages: readonly MessageView[];
  archived: boolean;
  canReply: boolean;
  /** Why replies are disabled, e.g. "You no longer share a course". */
  blockedNotice?: string;
  /** Link to earlier messages; undefined if all are shown. */
  olderHref?: string;
  /** Loads earlier messages above; undefined if all are shown. */
  onOlder?: () => void;
}
