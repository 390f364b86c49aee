import type { TutorSentence } from '@digiken/contract';
import type { TUTOR_BLOCK_KINDS } from '@digiken/contract/constants';
import { storable } from '@digiken/contract';
import { languageOfText } from '../../platform/language';
import { HINT } from '../model/prompt';
import { cutSentences } from '../passages/sentences';
import { wordsOf } from '../passages/words';
import { givesOrders } from '../safety/injection';

export interface CheckedSentence extends TutorSentence {
  /** Of the answer's blocks, from 0. */
  block: number;
  kind: (typeof TUTOR_BLOCK_KINDS)[number];
}

/** What citations may name. */
export interface CitedText {
  number: number;
  title: string;
  heading: string | null;
  text: string;
  /** BCP 47 tag. */
  language: string;
}

/** Most of an answer that is kept; a model that never ends is cut here. */
const MOST_SENTENCES = 60;
/** A sentence without an end is cut here; characters. */
const LONGEST = 1_500;

const CITATION = /\[\^?([\d\s,;–-]+)\]|【\^?(\d+)[^】]*】/gu;

/**
 * Turns the text of a model into sentences that may be shown, while it arrives (spec 13.14): plain text without HTML,
 * Markdown and addresses, with citations of given passages only. What else the model writes stays unproven: a sentence
 * without a citation has no sources and is shown as such.
 */
export class CheckedText {
  #rest = '';
  #block = 0;
  #kind: CheckedSentence['kind'] = 'paragraph';
  /** The current block has a sentence. */
  #used = false;
  #count = 0;
  readonly #given: ReadonlyMap<number, CitedText & { stems: ReadonlySet<string> }>;
  readonly #sources: string;

  /** @param prompt `mark`: a sentence that repeats it is left out; `language`: of the answer, as it was asked for */
  constructor(
    given: readonly CitedText[],
    private readonly prompt: { mark: string; language: 'en' | 'sw' },
  ) {
    this.#given = new Map(
      given.map((item) => [
        item.number,
        { ...item, stems: stemsOf(`${item.title} ${item.heading ?? ''} ${item.text}`, item.language) },
      ]),
    );
    this.#sources = given.map(({ text }) => text).join('\n');
  }

  /** Whether no more is kept. */
  get full(): boolean {
    return this.#count >= MOST_SENTENCES;
  }

  /** @returns the sentences that are complete */
  push(text: string): CheckedSentence[] {
    this.#rest += text;
    return this.#take(false);
  }

  /** The text has ended. @returns what was left */
  end(): CheckedSentence[] {
    return this.#take(true);
  }

  #take(ended: boolean): CheckedSentence[] {
    const lines = this.#rest.split(/\r\n|\n|\r/);
    const last = lines.pop() ?? '';
    const sentences = lines.flatMap((line) => this.#line(line, true));
    const { found, rest } = cutSentences(last, ended || last.length > LONGEST);
    this.#rest = rest;
    return [...sentences, ...found.flatMap((sentence) => this.#sentence(sentence))];
  }

  #line(line: string, whole: boolean): CheckedSentence[] {
    if (line.trim() === '') {
      this.#newBlock('paragraph');
      return [];
    }
    const sentences = cutSentences(line, whole).found.flatMap((sentence) => this.#sentence(sentence));
    // A hint is one line.
    if (this.#kind === 'hint') this.#newBlock('paragraph');
    return sentences;
  }

  #newBlock(kind: CheckedSentence['kind']): void {
    if (this.#used) this.#block += 1;
    this.#used = false;
    this.#kind = kind;
  }

  #sentence(raw: string): CheckedSentence[] {
    if (this.full) return [];
    const hint = HINT.exec(raw);
    if (hint !== null) this.#newBlock('hint');
    const written = hint === null ? raw : raw.slice(hint[0].length);
    // The rules of the prompt, or an order that a passage gave.
    if (written.includes(this.prompt.mark) || givesOrders(written)) return [];
    const text = plain(written.replace(CITATION, ' '), this.#sources);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    this.#used = true;
    this.#count += 1;
    return [{ block: this.#block, kind: this.#kind, text, sources: this.#citations(written, text) }];
  }

  /** The numbers that were given and whose passages have to do with the sentence, each once. */
  #citations(written: string, text: string): number[] {
    const numbers = [...written.matchAll(CITATION)].flatMap(([, list, one]) =>
      (list ?? one ?? '').split(/[^\d]+/).filter((digits) => digits !== ''),
    );
    const language = languageOfText(text) ?? this.prompt.language;
    const stems = stemsOf(text, language);
    return [...new Set(numbers.map(Number))].filter((number) => {
      const source = this.#given.get(number);
      return source !== undefined && supports(source, { text, stems, language });
    });
  }
}

const stemsOf = (text: string, language: string): Set<string> =>
  new Set(wordsOf(text, language).map(({ stem }) => stem));

/** The part of a sentence's words that its source has at least. */
const LEAST_SHARED = 0.25;
/** Names and numbers inside a sentence, which are the same in every language. */
const NAME = /(?<=\p{L}[^.!?]*)(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+|\p{N}{2,})(?![\p{L}\p{N}])/gu;
/** So many names and numbers of which a source in another language has none cannot come from it. */
const NAMES = 2;

/**
 * Whether a sentence can come from a source: they share words. Between two languages only names and numbers say
 * something, so with fewer of them the citation is kept.
 */
function supports(
  source: CitedText & { stems: ReadonlySet<string> },
  { text, stems, language }: { text: string; stems: ReadonlySet<string>; language: string },
): boolean {
  if (source.language.startsWith(language)) {
    const shared = [...stems].filter((stem) => source.stems.has(stem)).length;
    return stems.size === 0 || shared / stems.size >= LEAST_SHARED;
  }
  const names = stemsOf([...text.matchAll(NAME)].join(' '), source.language);
  return names.size < NAMES || [...names].some((name) => source.stems.has(name));
}

const TOP_LEVEL =
  'com|org|net|info|biz|io|co|ke|tz|ug|app|dev|site|online|link|click|xyz|top|shop|me|ly|ru|cn|example|test';
/** Addresses of pages and people. */
const ADDRESS = new RegExp(
  String.raw`\b[a-z][a-z0-9+.-]*:\/\/\S+|\b(?:javascript|data|mailto|tel|vbscript):\S+|\bwww\.\S+|\S+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:${TOP_LEVEL})\b(?:\/\S*)?`,
  'giu',
);
/** Digits with the signs between them that telephone numbers have: "0722 178 177", but not "1990-2000". */
const TELEPHONE =
  /(?<![\p{L}\p{N}])(?:(?:\+\d|0)(?:[\s().-]?\d){6,}|\d(?:[\s().-]?\d){8,})(?![\p{L}\p{N}])/gu;

/**
 * Plain text in one line. Addresses and telephone numbers stay only if a source has them in the same form.
 * @param sources all texts that the model was given
 */
function plain(text: string, sources: string): string {
  const known = (found: string) => {
    const bare = found.replace(/[.,;:!?)\]}'"”’]+$/u, '');
    // The end of the sentence stays.
    return sources.includes(bare) ? found : ` ${/[.,;:!?]*$/.exec(found)?.[0] ?? ''}`;
  };
  return (
    storable(withoutTags(text))
      .replace(/!\[([^\]]*)\]\([^)]*\)?/g, '$1')
      .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
      .replace(/^\s*(?:#{1,6}\s+|>\s*|[-*+•]\s+)+/u, '')
      .replace(/`+|\*\*|__|~~/g, '')
      .replace(/(?<![\p{L}\p{N}*])\*([^*\s][^*]*)\*(?![\p{L}\p{N}*])/gu, '$1')
      .replace(/(?<![\p{L}\p{N}_])_([^_\s][^_]*)_(?![\p{L}\p{N}_])/gu, '$1')
      .replace(ADDRESS, known)
      .replace(TELEPHONE, known)
      // Control characters and broken ones, and those that turn the direction of the text around.
      .replace(/[\p{Cc}\uFFFD\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF]/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?…](?:\s|$))/g, '')
      .trim()
  );
}

/** Without tags and comments. Repeated, because removing one can leave another: "<scr<b>ipt>". */
function withoutTags(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = before.replace(/<!--.*?(?:-->|$)|<\/?[a-z!?][^<>]*(?:>|$)/giu, ' ');
  } while (after !== before);
  return after;
}
