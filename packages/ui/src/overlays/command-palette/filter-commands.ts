import type { ReactNode } from 'react';

export type CommandItem = {
  id: string;
  label: string;
  /** A short text after the label, e.g. its location. Searched too. */
  hint?: string;
  /** Decorative icon, 20 px. */
  icon?: ReactNode;
  /** Hidden keywords that are also searched. */
  keywords?: readonly string[];
} & (
  | { /** Goes there. */ href: string; onSelect?: never }
  | { href?: never /** Does it, once the palette has closed. */; onSelect: () => void }
);

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
  /** The items are server results and are not filtered. Default false. */
  matched?: boolean;
}

const MARKS = /\p{M}/gu;

/** Removes case and accents, so that "KISWAHILI" matches "Kiswahili ya msingi". */
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** The match rank of an item: 0 is best, undefined is no match. Every word must match. */
function rank(
  { label, hint = '', keywords = [] }: CommandItem,
  words: readonly string[],
): number | undefined {
  const name = plain(label);
  const all = plain([label, hint, ...keywords].join(' '));
  if (!words.every((word) => all.includes(word))) return undefined;
  const [first = ''] = words;
  if (name.startsWith(first)) return 0;
  if (name.includes(` ${first}`)) return 1;
  return name.includes(first) ? 2 : 3;
}

/**
 * The matching items of each group: names that start with the first word come before names that contain it.
 * Groups without matches are omitted; an empty text matches everything.
 */
export function filterCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => {
      if (group.matched || words.length === 0) return group;
      const found = group.items
        .map((item) => ({ item, rank: rank(item, words) }))
        .filter((item): item is { item: CommandItem; rank: number } => item.rank !== undefined)
        .sort((a, b) => a.rank - b.rank);
      return { ...group, items: found.map(({ item }) => item) };
    })
    .filter(({ items }) => items.length > 0);
}
