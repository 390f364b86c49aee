import { useMemo } from 'react';
import { useKeptText } from './use-kept-text';

/**
 * A set of short strings of the user, kept on this device like {@link useKeptText}.
 * @param place what it belongs to, e.g. `review:42`
 * @returns the set, and the function that adds or removes a string
 */
export function useKeptSet(
  place: string,
): [set: ReadonlySet<string>, put: (item: string, isIn: boolean) => void] {
  const [text, keep] = useKeptText(place);
  const set = useMemo(() => new Set(text === '' ? [] : text.split('\n')), [text]);
  return [
    set,
    (item, isIn) => {
      const others = [...set].filter((other) => other !== item);
      keep((isIn ? [...others, item] : others).join('\n'));
    },
  ];
}
