import type { TutorBlock } from '@digiken/contract';
import { TUTOR_LIMITS } from '@digiken/contract/constants';
import { type AskedWord, askedWords } from '../passages/asked-words';
import { cutSentences } from '../passages/sentences';
import { wordsOf } from '../passages/words';
import type { StoredSource } from '../tables';
import { type FoundSource, toStored } from './sources';

/** An answer without a model. */
export interface QuotedAnswer {
  /** A paragraph of whole sentences for each source that has any. */
  blocks: TutorBlock[];
  /** Those that the sentences cite, and those that are an answer themselves. */
  sources: StoredSource[];
}

/** Most sentences of an answer, and of one source. */
const MOST = { all: 5, source: 3 };
/** Of a sentence in words. A longer one is read better in its lesson. */
const LENGTH = { least: 3, most: 45 };
/** What a sentence must have of the best score. */
const LEAST_SCORE = 0.5;
/** A word of the question counts less above the sentence than in it: the section is about it. */
const ABOVE = { heading: 0.5, title: 0.25 };
/** What each place in the order of the sources takes from a score. */
const LATER = 0.06;
/** The part of their words that two sentences share if they say the same. */
const SAME = 0.8;

/** A capital letter, a number or a letter without cases begins a sentence, after quotes and brackets. */
const BEGINS = /^["'“‘(]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;
/** A question answers nothing, and dots or a colon leave something out. */
const ENDS = /[.!]["'”’)]*$/u;
/** Signs of code, formulas, Markdown and addresses. */
const NO_PROSE = /[\\{}|<>`#*_~^]|\]\(|:\/\//u;
const PAIRS = [
  ['“', '”'],
  ['(', ')'],
  ['[', ']'],
] as const;
/** It goes on with the sentence before it, and says little alone. */
const GOES_ON =
  /^(?:it|its|they|them|their|this|that|these|those|he|she|his|her|then|but|so|and|or|also|otherwise|instead|both|therefore|however|hii|hiyo|hizo|hizi|huyu|huyo|hao|hawa|hilo|hili|hicho|hiki|hivyo|hivi|huo|huu|yeye|wao|kisha|lakini|basi|pia|ndiyo|na|au|halafu|vilevile|badala)(?=[\s,’'])/iu;

interface Sentence {
  source: FoundSource;
  text: string;
  stems: ReadonlySet<string>;
  /** The sentence that must stand before it. */
  before?: Sentence | undefined;
}

/**
 * Answers a question with whole sentences of the best passages, word for word, each with the number of its source, in
 * the order of the passages (spec 17.60). The same question and passages have the same answer.
 * @param found best first
 */
export function quotedAnswer(found: readonly FoundSource[], question: string): QuotedAnswer {
  // The summary of a course says nothing without its name.
  const sentences = found.filter(({ of }) => of !== 'course').flatMap(sentencesOf);
  const chosen = chooseSentences(sentences, askedWords(question));
  const blocks: TutorBlock[] = [];
  const sources: StoredSource[] = [];
  for (const [at, source] of found.entries()) {
    const own = chosen.filter((sentence) => sentence.source === source).map(({ text }) => text);
    if (own.length > 0)
      blocks.push({
        kind: 'paragraph',
        sentences: own.map((text) => ({ text, sources: [source.number] })),
      });
    // The best passage may be a table or a list of words.
    else if (at >= TUTOR_LIMITS.quoted || (chosen.length > 0 && source.of !== 'course' && at > 0)) continue;
    sources.push({ ...toStored(source), quote: quoteWith(source, own) });
  }
  return { blocks, sources };
}

/** The sentences of a passage that can be read alone, or after the one before them. */
function sentencesOf(source: FoundSource): Sentence[] {
  const sentences: Sentence[] = [];
  for (const line of source.text.split('\n')) {
    let before: Sentence | undefined;
    for (const part of cutSentences(line, true).found) {
      const text = part.trim();
      const goesOn = GOES_ON.test(text);
      if (!isWhole(text) || (goesOn && before === undefined)) {
        before = undefined;
        continue;
      }
      const stems = new Set(wordsOf(text, source.language).map(({ stem }) => stem));
      before = { source, text, stems, before: goesOn ? before : undefined };
      sentences.push(before);
    }
  }
  return sentences;
}

function isWhole(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words >= LENGTH.least &&
    words <= LENGTH.most &&
    BEGINS.test(text) &&
    ENDS.test(text) &&
    !NO_PROSE.test(text) &&
    countOf(text, '"') % 2 === 0 &&
    PAIRS.every(([open, close]) => countOf(text, open) === countOf(text, close))
  );
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** @returns in the order of the passages; the beginning of each if no sentence has a word of the question */
function chooseSentences(sentences: readonly Sentence[], words: readonly AskedWord[]): Sentence[] {
  const scored = scoresOf(sentences, words);
  const best = Math.max(0, ...scored.values());
  const ranked = sentences
    .filter((sentence) => (scored.get(sentence) ?? 0) >= best * LEAST_SCORE)
    // Stable, so sentences of the same score stay in the order of the passages.
    .toSorted((sentence, other) => (scored.get(other) ?? 0) - (scored.get(sentence) ?? 0));
  const chosen = new Set<Sentence>();
  for (const sentence of ranked) {
    if (chosen.has(sentence) || [...chosen].some((other) => sayTheSame(sentence, other))) continue;
    const wanted = chainOf(sentence).filter((item) => !chosen.has(item));
    const ofSource = [...chosen].filter(({ source }) => source === sentence.source).length;
    if (chosen.size + wanted.length > MOST.all || ofSource + wanted.length > MOST.source) continue;
    for (const item of wanted) chosen.add(item);
  }
  return sentences.filter((sentence) => chosen.has(sentence));
}

/** A sentence and those that must stand before it. */
const chainOf = (sentence: Sentence): Sentence[] =>
  sentence.before === undefined ? [sentence] : [...chainOf(sentence.before), sentence];

/** The words of the question that a sentence has, by rarity. */
function scoresOf(
  sentences: readonly Sentence[],
  words: readonly AskedWord[],
): ReadonlyMap<Sentence, number> {
  const has = (stems: ReadonlySet<string>) => (word: AskedWord) => word.stems.some((stem) => stems.has(stem));
  const above = new Map(
    [...new Set(sentences.map(({ source }) => source))].map((source) => {
      const stemsOf = (text: string) => new Set(wordsOf(text, source.language).map(({ stem }) => stem));
      return [source, { heading: stemsOf(source.heading ?? ''), title: stemsOf(source.title) }];
    }),
  );
  const rarities = words.map((word) => {
    const count = sentences.filter(({ stems }) => has(stems)(word)).length;
    return { word, rarity: Math.log(1 + sentences.length / (1 + count)) };
  });
  return new Map(
    sentences.map((sentence) => {
      const over = above.get(sentence.source);
      const sum = rarities.reduce((total, { word, rarity }) => {
        if (has(sentence.stems)(word)) return total + rarity;
        if (over !== undefined && has(over.heading)(word)) return total + rarity * ABOVE.heading;
        if (over !== undefined && has(over.title)(word)) return total + rarity * ABOVE.title;
        return total;
      }, 0);
      return [sentence, sum * (1 - LATER * (sentence.source.number - 1))];
    }),
  );
}

function sayTheSame(one: Sentence, other: Sentence): boolean {
  if (one.text === other.text) return true;
  const shared = [...one.stems].filter((stem) => other.stems.has(stem)).length;
  const all = one.stems.size + other.stems.size - shared;
  return all > 0 && shared / all >= SAME;
}

/** The quote of a source, longer if it has not all of its chosen sentences. */
function quoteWith({ quote, text }: FoundSource, sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const last = sentences.at(-1) ?? '';
  if (sentences.every((sentence) => quote.includes(sentence))) return quote;
  return text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length);
}
