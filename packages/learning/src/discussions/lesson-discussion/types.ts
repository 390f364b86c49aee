import type { FormOutcome } from '@digiken/ui/internal/types';

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
