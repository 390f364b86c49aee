import { useMemo } from 'react';
import { useViewer } from '../session/services';
import { typingStore } from './typing-store';

/** The user's unsaved texts of several forms of one page, by their names ({@link typingStore}). */
export function useTypingStores<Typing extends object>(
  place: string,
  fields: readonly (keyof Typing)[],
): { read: (name: string) => Typing | undefined; write: (name: string, typing: Typing | null) => void } {
  const viewer = useViewer() ?? '';
  return useMemo(() => {
    const store = (name: string) => typingStore<Typing>(viewer, `${place}:${name}`, fields);
    return { read: (name) => store(name).read(), write: (name, typing) => store(name).write(typing) };
  }, [viewer, place, fields]);
}
