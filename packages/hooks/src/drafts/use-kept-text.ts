import { useState } from 'react';
import { useTypingStore } from './typing-store';

const FIELDS = ['text'] as const;

/**
 * One text of the user that is not sent yet, on this device until it is sent or the user signs out (spec 15.131).
 * @param place what it belongs to, e.g. `discussion:42`; another place is another text
 * @returns the text, and the function that keeps a change; an empty text is deleted
 */
export function useKeptText(place: string): [text: string, keep: (text: string) => void] {
  const store = useTypingStore<{ text: string }>(place, FIELDS);
  const read = () => ({ store, text: store.read()?.text ?? '' });
  const [held, setHeld] = useState(read);
  const current = held.store === store ? held : read();
  if (current !== held) setHeld(current);
  return [
    current.text,
    (text) => {
      setHeld({ store, text });
      store.write(text === '' ? null : { text });
    },
  ];
}
