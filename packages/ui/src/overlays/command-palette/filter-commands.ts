import type { ReactNode } from 'react';

export type CommandItem = {
  id: string;
  label: string;
  /** A few words after the label, e.g. where it is found. Searched too. */
  hint?: string;
  /** Decorative picture, 20 px. */
  icon?: ReactNode;
  /** Other words for it, searched and not shown. */
  keywords?: readonly string[];
} & (
  | { /** Goes there. */ href: string; onSelect?: never }
  | { href?: never /** Does it, once the palette has closed. */; onSelect: () => void }
);

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
  /** They answer the text already (a server found them): shown as given. Default false: filtered here. */
  matched?: boolean;
}

const MARKS = /\p{M}/gu;

/** Without case and accents, so that "Kiswahili ya msingi" is found by "KISWAHILI". */
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** How well an item answers: 0 best, undefined not at all. Every word must be found somewhere. */
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
 * What answers the text, group by group: names that begin with its first word before those that only hold it.
 * Groups without an answer are left out; without a text everything is shown.
 */
export function filterCommands(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => {
      if (group.matched || words.length === 0) return group;
      const found = group.items
        .map((item) => ({ item, rank: rank(item, words) }))
        .filter((one): one is { item: CommandItem; rank: number } => one.rank !== undefined)
        .sort((a, b) => a.rank - b.rank);
      return { ...group, items: found.map(({ item }) => item) };
    })
    .filter(({ items }) => items.length > 0);
}
