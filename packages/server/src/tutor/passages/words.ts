import { englishStem } from './english';
import { kiswahiliStem } from './kiswahili';

/** Longest kept word; characters. A longer one is not language, and an index refuses it from 2,700 bytes on. */
const LONGEST = 64;

/** Articles, pronouns, prepositions, auxiliaries and question words of English. */
const ENGLISH =
  'a about after all also am an and any are as at be because been before being but by can cannot could did do does doing dont for from had has have having he her here hers him his how i if in into is isnt it its just me mine my no nor not of off on onto or our ours out over own she should so some such than that the their them then there these they this those to too up us was we were what when where which while who whom whose why will with would you your yours';

/** The same of Kiswahili. Words that are also nouns of lessons, e.g. "mtu", are kept. */
const KISWAHILI =
  'au ama baada basi bila cha hadi hata hapa hapo hao hii hili hilo hivi hivyo hiyo hizi hizo huku humo huo huu huyo huyu ila ili ipi iwapo je kabla kama kati katika kila kisha kuhusu kupitia kutoka kuwa kwa kwamba kwani kwenye la lake lakini langu lao lako lini lipi mimi mpaka na nani nao naye ni nini nyinyi pia sana sasa si sisi tu vya vile vipi wa wake wako wangu wao wapi wewe ya yake yako yangu yao ye yeye yule za zaidi zake zako zangu zao zipi gani jinsi namna kiasi iwe uwe ziwe viwe yawe liwe niwe tuwe';

const STOP_WORDS = new Set(`${ENGLISH} ${KISWAHILI}`.split(' '));

/** What says in which language a question is. Words of both languages say nothing. */
const MARKS = { en: new Set(ENGLISH.split(' ')), sw: new Set(KISWAHILI.split(' ')) };
/** Verbs of the first person, e.g. "ninawezaje", "nifanye", "tunatumia"; no English word begins like them. */
const KISWAHILI_VERB = /^(?:ni(?:na|ta|me|li|weze|fany|tumi|chang)|naweza|tuna|tuta)\p{L}{2,}/u;

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

/**
 * The language of a question by its small words.
 * @returns undefined if they do not say it
 */
export function languageOf(text: string): 'en' | 'sw' | undefined {
  let balance = 0;
  for (const [found] of text.matchAll(WORD)) {
    const word = folded(found);
    const [english, kiswahili] = [MARKS.en.has(word), MARKS.sw.has(word) || KISWAHILI_VERB.test(word)];
    balance += Number(english) - Number(kiswahili);
  }
  return balance === 0 ? undefined : balance > 0 ? 'en' : 'sw';
}

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
