import type { AcceptedTexts } from '@digiken/contract';

interface Strictness {
  caseSensitive?: boolean | undefined;
  ignoreDiacritics?: boolean | undefined;
}

const DIACRITICS = /\p{M}/gu;

/** The form in which answers are compared: spelling that people cannot see does not count. */
function comparable(text: string, { caseSensitive, ignoreDiacritics }: Strictness): string {
  const plain = text
    // Before NFKC, which makes a space and a combining accent of the acute accent.
    .replace(/[\u2018\u2019\u201A\u02BC\u0060\u00B4]/gu, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/gu, '"')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim();
  // Through capital letters: "ß" is "SS" there.
  const cased = caseSensitive ? plain : plain.toUpperCase().toLowerCase();
  return ignoreDiacritics ? cased.normalize('NFD').replace(DIACRITICS, '').normalize('NFC') : cased;
}

/**
 * Whether a text matches a pattern in which `*` stands for any characters. Linear in time: there are no expressions
 * of authors that could be slow.
 */
export function matches(text: string, pattern: string): boolean {
  const pieces = pattern.split('*');
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** The credit of the best accepted answer that a text matches: 0 to 1. */
export function textCredit(text: string, key: AcceptedTexts): number {
  const given = comparable(text, key);
  if (given === '') return 0;
  return key.accepted
    .filter((accepted) => matches(given, comparable(accepted.text, key)))
    .reduce((best, { credit }) => Math.max(best, credit), 0);
}
