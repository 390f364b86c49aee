import { diffLines, diffWordsWithSpace } from 'diff';

export interface Passage {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Milliseconds after which words are no longer compared: two long texts without much in common. */
const WORDS_TIMEOUT = 400;
/** Characters of an unchanged passage that are shown before and after a difference. */
const CONTEXT = 160;

/**
 * What turns `before` into `after`, word by word; line by line where that takes too long.
 * @returns the whole texts if they have too little in common
 */
export function differences(before: string, after: string): Passage[] {
  const parts =
    diffWordsWithSpace(before, after, { timeout: WORDS_TIMEOUT }) ??
    diffLines(before, after, { timeout: WORDS_TIMEOUT });
  if (parts === undefined)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** An unchanged passage without its middle; `left`: how many words are left out. */
export interface Shortened {
  start: string;
  left: number;
  end: string;
}

/**
 * Shortens an unchanged passage around the differences beside it.
 * @param at whether it is at the start or the end of the text, where no difference is on that side
 */
export function shorten(text: string, at: { first: boolean; last: boolean }): Shortened | null {
  const head = at.first ? 0 : CONTEXT;
  const tail = at.last ? 0 : CONTEXT;
  if (text.length <= head + tail + CONTEXT) return null;
  // Cut between words: the ends are whole ones.
  const start = text.slice(0, head).replace(/\S*$/u, '');
  const end = tail === 0 ? '' : text.slice(-tail).replace(/^\S*/u, '');
  const middle = text.slice(start.length, text.length - end.length);
  return { start, end, left: middle.split(/\s+/u).filter((word) => word !== '').length };
}
