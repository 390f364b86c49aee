import { useMemo } from 'react';
import { type KeptValue, keptValue } from '../kept/kept-value';
import { useViewer } from '../session/services';

export type TypingStore<Typing extends object> = KeptValue<Typing>;

/**
 * Unsaved text of a form ({@link keptValue}).
 * @param place the form and its subject, e.g. `course:42`
 * @param fields that a valid copy has, all of them texts
 */
export function typingStore<Typing extends object>(
  viewer: string,
  place: string,
  fields: readonly (keyof Typing)[],
): TypingStore<Typing> {
  return keptValue(viewer, place, (stored) =>
    fields.every((field) => typeof stored[field] === 'string') ? (stored as Typing) : undefined,
  );
}

/** The user's unsaved text of a form ({@link typingStore}). @param fields of the same array in every render */
export function useTypingStore<Typing extends object>(
  place: string,
  fields: readonly (keyof Typing)[],
): TypingStore<Typing> {
  const viewer = useViewer() ?? '';
  return useMemo(() => typingStore<Typing>(viewer, place, fields), [viewer, place, fields]);
}
