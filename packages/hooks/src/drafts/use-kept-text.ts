import { useMemo, useState } from 'react';
import { keptValue } from '../kept/kept-value';
import { useViewer } from '../session/services';

interface Kept {
  text: string;
}

const parse = ({ text }: Partial<Kept>): Kept | undefined =>
  typeof text === 'string' ? { text } : undefined;

/**
 * One text of the user that is not sent yet, on this device until it is sent or the user signs out (spec 15.131).
 * @param place what it belongs to, e.g. `discussion:42`; another place is another text
 * @returns the text, and the function that keeps a change; an empty text is deleted
 */
export function useKeptText(place: string): [text: string, keep: (text: string) => void] {
  const viewer = useViewer() ?? '';
  const store = useMemo(() => keptValue(viewer, place, parse), [viewer, place]);
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
