import { useSession } from '@digiken/hooks/session';
import { useState } from 'react';
import { draftStorage } from './draft-storage';

/**
 * Text of one user that is not sent yet. It stays on this device, also without a connection and after the session has
 * expired, until it is sent or the user signs out.
 * @param name of what it belongs to, e.g. `discussion:42`; another name is another text
 */
export function useKeptDraft(name: string): [text: string, keep: (text: string) => void] {
  const session = useSession();
  const viewer = session.status === 'signed-in' ? session.claims.id : '';
  const key = `${name}:${viewer}`;
  const [held, setHeld] = useState({ key, text: draftStorage.read(key) ?? '' });
  const current = held.key === key ? held : { key, text: draftStorage.read(key) ?? '' };
  if (current !== held) setHeld(current);
  return [
    current.text,
    (text) => {
      setHeld({ key, text });
      draftStorage.write(key, text);
    },
  ];
}
