import type { Language } from '@digiken/contract/constants';
import type { Sentences } from './sentences';
import { audit, fragments, reports, sentences } from './sw';

interface Pattern {
  /** The text around the blanks. */
  parts: string[];
  translation: string;
}

/** What one catalogue makes of a text; undefined if it does not know it. */
class Catalogue {
  private readonly patterns: Pattern[];

  constructor(private readonly texts: Sentences) {
    this.patterns = Object.keys(texts)
      .filter((text) => BLANK.test(text))
      // The one with more words of its own is the better match.
      .sort((key, other) => ownWords(other).length - ownWords(key).length)
      .map((text) => ({ parts: text.split(BLANK), translation: texts[text] ?? text }));
  }

  translate(text: string, fill: (part: string) => string): string | undefined {
    const exact = Object.hasOwn(this.texts, text) ? this.texts[text] : undefined;
    if (exact !== undefined) return exact;
    for (const { parts, translation } of this.patterns) {
      const found = blanksOf(text, parts);
      if (found)
        return translation.replace(BLANKS, (_whole, place: string) => fill(found[Number(place)] ?? ''));
    }
    return undefined;
  }
}

const BLANK = /\{\d\}/;
const BLANKS = /\{(\d)\}/g;
const ownWords = (text: string) => text.replace(BLANKS, '');

/**
 * What stands in the blanks of a text; undefined if the text does not have these parts. Each part is searched once, from
 * the left: a regular expression would try all combinations, and the text may be of a person who means harm.
 */
function blanksOf(text: string, parts: readonly string[]): string[] | undefined {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const found: string[] = [];
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at < 0) return undefined;
    found.push(text.slice(from, at));
    from = at + part.length;
  }
  const end = text.length - last.length;
  if (end < from) return undefined;
  return [...found, text.slice(from, end)];
}

const catalogues = {
  sentences: new Catalogue(sentences),
  fragments: new Catalogue(fragments),
  audit: new Catalogue(audit),
  reports: new Catalogue({ ...sentences, ...reports }),
};

const ENGLISH_MONTHS = Array.from({ length: 12 }, (_, month) => monthName(month, 'en-KE'));

function monthName(month: number, locale: Language): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month));
}

const KISWAHILI_LIST = new Intl.ListFormat('sw-KE');

/** A list of quoted names, or of parts that the catalogue has: "add a unit, describe 3 pictures and write a summary". */
function listInKiswahili(text: string): string | undefined {
  if (!text.includes(' and ') || Object.hasOwn(fragments, text)) return undefined;
  if (QUOTED_LIST.test(text)) return KISWAHILI_LIST.format(text.match(QUOTED) ?? []);
  const parts: string[] = [];
  for (const item of text.split(/, | and /)) {
    const known = catalogues.fragments.translate(item, filling);
    if (known === undefined) return undefined;
    parts.push(known);
  }
  return KISWAHILI_LIST.format(parts);
}

const QUOTED = /“[^”]*”/g;
const QUOTED_LIST = /^“[^”]*”(?:, “[^”]*”)* and “[^”]*”$/;

/** What fills a blank: a part of a sentence or a list of them, a date of the server, or a name, which stays as it is. */
function filling(part: string): string {
  const known = listInKiswahili(part) ?? catalogues.fragments.translate(part, filling);
  if (known !== undefined) return known;
  return part.replace(
    /^(\d{1,2} )([A-Z][a-z]+)( \d{4})$/,
    (whole, day: string, month: string, year: string) => {
      const place = ENGLISH_MONTHS.indexOf(month);
      return place < 0 ? whole : `${day}${monthName(place, 'sw-KE')}${year}`;
    },
  );
}

/**
 * A sentence of the server in a language (spec 14.190). The English sentence is its key, as in gettext, so a sentence
 * that was stored earlier is translated as well.
 * @returns the sentence itself if the language is English or the catalogue does not have it, e.g. what a person wrote
 */
export const translate = (sentence: string, language: Language): string =>
  language === 'sw-KE' ? (catalogues.sentences.translate(sentence, filling) ?? sentence) : sentence;

/** A part may be a sentence without its full stop. */
function fillingOfReport(part: string): string {
  const found =
    catalogues.reports.translate(part, fillingOfReport) ??
    catalogues.reports.translate(`${part}.`, fillingOfReport)?.replace(/\.$/, '');
  return found ?? filling(part);
}

/** A sentence of the report about a file in a language (spec 14.155), in the same way as `translate`. */
export const translateReport = (sentence: string, language: Language): string =>
  language === 'sw-KE' ? (catalogues.reports.translate(sentence, fillingOfReport) ?? sentence) : sentence;

/** An action, a target's name or a detail of the audit log in a language (spec 14.193). */
export function translateAudit(text: string, language: Language): string {
  if (language !== 'sw-KE') return text;
  const whole = catalogues.audit.translate(text, filling) ?? catalogues.sentences.translate(text, filling);
  if (whole !== undefined) return whole;
  const parts = text.split(/(?<=\.) (?=[A-Z])/);
  return parts.length === 1 ? text : parts.map((part) => translateAudit(part, language)).join(' ');
}
