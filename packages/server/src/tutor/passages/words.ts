import { SMALL_WORDS } from '../../platform/language';
import { englishStem } from './english';
import { kiswahiliStem } from './kiswahili';

/** Longest kept word; characters. A longer one is not language, and an index refuses it from 2,700 bytes on. */
const LONGEST = 64;

const STOP_WORDS = new Set([...SMALL_WORDS.en, ...SMALL_WORDS.sw]);

/** Letters and digits; an apostrophe or a decimal point inside stays: "ng'ombe", "1.5". "M-Pesa" is one word. */
const WORD = /m[-\u2011]pesa|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/giu;

export interface Word {
  /** Lower case, without diacritics: "cafe". */
  word: string;
  /** What all its forms share, e.g. "water" of "watering". Equal for equal words. */
  stem: string;
  /** Offsets in the text, in UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
}

/**
 * The words of a text in order, without stop words. The same for lessons and for questions.
 * @param language BCP 47 tag of the text: decides about the stems
 */
export function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = folded(found);
    if (word === '' || STOP_WORDS.has(word)) continue;
    words.push({ word, stem: stemOf(word, language), start: index, end: index + found.length });
  }
  return words;
}

const isKiswahili = (language: string): boolean => /^swa?\b/i.test(language);

/** The stem of a word of `wordsOf` in a text of this language. */
export const stemOf = (word: string, language: string): string =>
  isKiswahili(language) ? kiswahiliStem(word) : englishStem(word);

function folded(found: string): string {
  const plain = found.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // "the shop's" is about the shop; in "ng'ombe" the apostrophe is part of a sound.
  const word = plain.replace(/['’]s$/, '').replace(/['’\-\u2010]/g, '');
  // A cut must not leave half a character.
  return word.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
}

/** Offsets in a text, in UTF-16 code units; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** Where words with these stems are in a text of this language, in order. */
export function rangesOf(text: string, stems: ReadonlySet<string>, language: string): Range[] {
  return wordsOf(text, language).flatMap(({ stem, start, end }) => (stems.has(stem) ? { start, end } : []));
}
