import type { ReactNode } from 'react';
import type { FormOutcome, KeyPage, LoadState } from '@digiken/ui/internal/types';
import type { ConversationView } from '@digiken/ui/conversation';
import type { ThreadView } from '@digiken/ui/thread-list';

export type MessageFolder = 'inbox' | 'archived';

export interface MessagesScreenProps {
  /** Load status of the list. */
  state: LoadState;
  threads: readonly ThreadView[];
  /** Id of the open conversation, from the URL. */
  selectedId?: string;
  /** The open conversation; while it loads, one with the state `loading`. */
  thread?: ConversationView;
  folder: MessageFolder;
  onFolder: (folder: MessageFolder) => void;
  /** The search text; empty for all conversations. */
  search: string;
  /** Receives the trimmed text; an empty one clears the search. */
  onSearch: (text: string) => void;
  hrefFor: (threadId: string) => string;
  /** URL of the list alone. */
  backHref: string;
  onSend: (text: string) => Promise<FormOutcome>;
  onArchive: (archived: boolean) => Promise<FormOutcome>;
  onReport: (messageId: string, reason: string) => Promise<FormOutcome>;
  onBlock: (userId: string, blocked: boolean) => Promise<FormOutcome>;
  /** Link to a new message; undefined if the user cannot start a conversation. */
  composeHref?: string;
  /** More links, e.g. to reported messages; shown before the button for a new message. */
  actions?: ReactNode;
  page?: KeyPage;
  draft?: string;
  onDraft?: (text: string) => void;
  /** ms since 1970, for stories. */
  now?: number;
}
