import { useTypingStore } from '@digiken/hooks/drafts';
import type { NewMessageTyping } from '@digiken/learning/new-message-form';
import { useState } from 'react';

const FIELDS = ['subject', 'body'] as const;

/** A new message that is not sent yet. @param place whom it is for, e.g. `new-message:42` */
export function useKeptMessage(place: string): {
  kept: NewMessageTyping | undefined;
  /** Null once it is sent. */
  keep: (typing: NewMessageTyping | null) => void;
} {
  const store = useTypingStore<NewMessageTyping>(place, FIELDS);
  const [found, setFound] = useState({ store, kept: store.read() });
  if (found.store !== store) setFound({ store, kept: store.read() });
  return { kept: found.kept, keep: store.write };
}
