import { languageOfText } from '../../platform/language';
import { englishStem } from './english';
import { kiswahiliStem } from './kiswahili';
import { inEnglish, inKiswahili } from './word-list';
import { wordsOf } from './words';

/** The language of a question: that of its words, or that of the page if they do not tell. */
export const languageOfQuestion = ({ text, language }: { text: string; language?: string }): 'en' | 'sw' =>
  languageOfText(text) ?? (language === 'sw-KE' ? 'sw' : 'en');

/** Most different words of a question that are looked for: the first ones. */
const MOST_WORDS = 32;

/** Stems of Kiswahili verbs that only help another one: "ninawezaje", "tufanye". */
const AUXILIARIES: ReadonlySet<string> = new Set(
  ['weza', 'fanya', 'taka', 'kuwa', 'jifunza'].map(kiswahiliStem),
);

/** The stems of single words of either language, to compare with those of a question. */
export const stemsOfWords = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => [englishStem(word), kiswahiliStem(word)]));

export interface AskedWord {
  /** As in the question, in lower case. */
  word: string;
  /** Stems of the word and of its translations: texts with any of them have the word. */
  stems: readonly string[];
  /** The word and its translations into English, for the full-text search of English texts. */
  forms: readonly string[];
  /** It is a Kiswahili word with a translation: an English text may say the same with another word. */
  translated: boolean;
}

/**
 * The different words of a question, with those of the other language that mean the same; none if it has only stop words
 * and signs.
 */
export function askedWords(question: string): AskedWord[] {
  const language = languageOfText(question);
  const asked = new Map<string, AskedWord>();
  for (const { word } of wordsOf(question, language ?? 'en')) {
    const english = englishStem(word);
    const kiswahili = kiswahiliStem(word);
    if (language !== 'en' && AUXILIARIES.has(kiswahili)) continue;
    const inOther = language === 'en' ? [] : inEnglish(word);
    const back = language === 'sw' ? [] : inKiswahili(word);
    const stems = [
      english,
      ...(language === 'en' ? [] : [kiswahili]),
      ...inOther.map(englishStem),
      ...back.map(kiswahiliStem),
    ];
    const key = language === 'sw' ? kiswahili : english;
    if (asked.has(key)) continue;
    const forms = [word, ...inOther];
    asked.set(key, { word, stems: [...new Set(stems)], forms, translated: inOther.length > 0 });
    if (asked.size === MOST_WORDS) break;
  }
  return [...asked.values()];
}
