import { useMemo } from 'react';
import { TYPING } from '../outbox/flag';
import { useViewer } from '../session/services';
export interface TypingStore<Typing extends object> {
  /** Undefined without a copy that has all fields. */
  read: () => Typing | undefined;
  /** Null deletes it. */
  write: (typing: Typing | null) => void;
}

/** The name of unsaved text in local storage. */
export const typingName = (viewer: string, place: string): string => `${TYPING}${viewer}:${place}`;

/**
 * Stores unsaved text of a form on this device until it is saved, so that it survives a reload, a crash, a change of
 * page and the end of the session. Only its user gets it back (spec 15.131).
 * @param place the form and its subject, e.g. `course:42`
 * @param fields that a valid copy has, all of them texts
 */
export function typingStore<Typing extends object>(
  viewer: string,
  place: string,
  fields: readonly (keyof Typing)[],
): TypingStore<Typing> {
  const name = typingName(viewer, place);
  return {
    read() {
      try {
        const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Typing> | null;
        const whole = copy !== null && fields.every((field) => typeof copy[field] === 'string');
        return whole ? (copy as Typing) : undefined;
      } catch {
        return undefined;
      }
    },
    write(typing) {
      try {
        if (typing === null) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(typing));
      } catch {
        // Storage is full or not allowed: the form itself still has the text.
      }
    },
  };
}

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

/** The user's unsaved text of a form ({@link typingStore}). @param fields of the same array in every render */
export function useTypingStore<Typing extends object>(
  place: string,
  fields: readonly (keyof Typing)[],
): TypingStore<Typing> {
  const viewer = useViewer() ?? '';
  return useMemo(() => typingStore<Typing>(viewer, place, fields), [viewer, place, fields]);
}
