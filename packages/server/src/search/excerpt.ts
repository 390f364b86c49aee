import type { Excerpt } from '@digiken/contract';

/** The most results of each kind. */
export const MOST = 20;

/* Characters for private use, which do not occur in texts; if one does, only the highlighting is wrong. */
const START = '\uE000';
const END = '\uE001';

/** Options of ts_headline: plain text around the match, with the found words between `START` and `END`. */
export const HEADLINE = `StartSel="${START}", StopSel="${END}", MaxFragments=1, MaxWords=32, MinWords=16`;

/**
 * Reads the result of ts_headline with the options {@link HEADLINE}.
 * @returns the text, with a line break between a heading and the text below it, and the ranges of the found words
 */
export function excerptOf(headline: string): Excerpt {
  const matches: Excerpt['matches'] = [];
  let excerpt = '';
  let start: number | undefined;
  const lines = headline
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  for (const character of lines.join('\n')) {
    if (character === START) start = excerpt.length;
    else if (character !== END) excerpt += character;
    else if (start !== undefined) {
      matches.push({ start, end: excerpt.length });
      start = undefined;
    }
  }
  return { excerpt, matches };
}
