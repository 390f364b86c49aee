/** A source of an answer in the course; `[1]` in the text refers to the first. */
export interface ChatCitation {
  id: string;
  label: string;
  href: string;
}

export interface ChatMessageView {
  id: string;
  /** The learner, the AI, or a support person. */
  from: 'me' | 'tutor' | 'person';
  /** Default "AI tutor" and "Support". */
  name?: string;
  avatar?: string;
  /** ISO 8601. */
  at: string;
  /** Markdown-light: paragraphs, lists, `code`, **strong**, fenced code, [1]. Never HTML. */
  text: string;
  /** BCP 47 tag, if it differs from the page's. */
  language?: string;
  citations?: readonly ChatCitation[];
  state?: 'sending' | 'streaming' | 'failed' | 'stopped';
  rated?: ChatRating;
}

export type ChatRating = 'helpful' | 'not';

/** The limit of questions; `resetsAt` is ISO 8601. */
export interface ChatAllowance {
  left: number;
  total: number;
  resetsAt?: string;
}
