import type { Range } from './words';

export interface ExcerptSize {
  /** Words of an excerpt. */
  words: number;
  /** A text with so many more words is kept as a whole. */
  spare: number;
}

/** Words before the first found one, so that it is read in its context. */
const CONTEXT = 8;

/**
 * Shortens a text to the part with most found words.
 * @param rangesIn where the found words are in a text
 */
export function densestPart(
  text: string,
  rangesIn: (text: string) => readonly Range[],
  { words: most, spare }: ExcerptSize,
): string {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= most + spare) return text;
  const found = rangesIn(text);
  const counts = words.map(
    ({ start, end }) => found.filter((item) => item.start >= start && item.start < end).length,
  );
  const countFrom = (first: number) =>
    counts.slice(first, first + most - CONTEXT).reduce((sum, count) => sum + count, 0);
  let best = 0;
  counts.forEach((count, index) => {
    if (count > 0 && countFrom(index) > (counts[best] === 0 ? 0 : countFrom(best))) best = index;
  });
  const last = Math.min(words.length, Math.max(best - CONTEXT, 0) + most);
  const first = last - most;
  const part = text.slice(words[first]?.start, words[last - 1]?.end);
  return `${first > 0 ? '… ' : ''}${part}${last < words.length ? ' …' : ''}`;
}
