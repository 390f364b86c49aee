import type { Excerpt } from '@digiken/contract';
import { densestPart, type FoundLesson } from '../tutor';

const SIZE = { words: 40, spare: 10 };

/**
 * Shortens a passage to the part with most found words, below its heading.
 * @returns the text, with a line break between heading and paragraphs, and the ranges of the found words
 */
export function passageExcerpt({
  heading,
  text,
  rangesIn,
}: Pick<FoundLesson, 'heading' | 'text' | 'rangesIn'>): Excerpt {
  const excerpt = [heading, densestPart(text, rangesIn, SIZE)].filter((part) => part !== '').join('\n');
  return { excerpt, matches: rangesIn(excerpt) };
}
