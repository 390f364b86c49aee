import type { Excerpt } from '@digiken/contract';
import type { FoundLesson } from '../tutor';

/** Words of an excerpt; a passage with a few more is shown as a whole. */
const WORDS = 40;
const SPARE = 10;
/** Words before the first found one, so that it is read in its context. */
const CONTEXT = 8;

/**
 * Shortens a passage to the part with most found words, below its heading.
 * @returns the text, with a line break between heading and paragraphs, and the ranges of the found words
 */
export function passageExcerpt({
  heading,
  text,
  rangesIn,
}: Pick<FoundLesson, 'heading' | 'text' | 'rangesIn'>): Excerpt {
  const excerpt = [heading, densestPart(text, rangesIn)].filter((part) => part !== '').join('\n');
  return { excerpt, matches: rangesIn(excerpt) };
}

function densestPart(text: string, rangesIn: FoundLesson['rangesIn']): string {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= WORDS + SPARE) return text;
  const found = rangesIn(text);
  const counts = words.map(
    ({ start, end }) => found.filter((one) => one.start >= start && one.start < end).length,
  );
  const countFrom = (first: number) =>
    counts.slice(first, first + WORDS - CONTEXT).reduce((sum, one) => sum + one, 0);
  let best = 0;
  counts.forEach((count, at) => {
    if (count > 0 && countFrom(at) > (counts[best] === 0 ? 0 : countFrom(best))) best = at;
  });
  const last = Math.min(words.length, Math.max(best - CONTEXT, 0) + WORDS);
  const first = last - WORDS;
  const part = text.slice(words[first]?.start, words[last - 1]?.end);
  return `${first > 0 ? '… ' : ''}${part}${last < words.length ? ' …' : ''}`;
}
