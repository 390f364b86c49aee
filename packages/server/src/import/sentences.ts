import { type REPORT_SENTENCES, translateReport } from '../platform/language';

export type Sentence = keyof typeof REPORT_SENTENCES;

/** A sentence of a report in English. `{name}` stands for a value. */
export const say = (sentence: Sentence, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A file with its line, or a question, that a sentence is about. */
const PLACE = /^(?:[^“:]{1,300}\.\w{1,10}(?::\d+)?|“[^”]{0,300}”(?: \(\d+\))?): /;
/** A name before a sentence may have so many colons. */
const COLONS = 4;

/**
 * A sentence of a report in Kiswahili, or several, one on each line (spec 14.155).
 * @param english as it is stored
 * @returns null if it has no translation
 */
export function inKiswahili(english: string): string | null {
  const lines = english.split('\n');
  const translated = lines.map(lineInKiswahili);
  // A value of one sentence may have several lines.
  return translated.every((line) => line === null)
    ? known(english)
    : translated.map((line, index) => line ?? lines[index]).join('\n');
}

function known(english: string): string | null {
  const translated = translateReport(english, 'sw-KE');
  return translated === english ? null : translated;
}

function lineInKiswahili(english: string): string | null {
  const place = PLACE.exec(english)?.[0] ?? '';
  const rest = place === '' ? null : lineInKiswahili(english.slice(place.length));
  return rest === null ? (known(english) ?? afterName(english)) : place + rest;
}

/** The name of a question may be anything. */
function afterName(english: string): string | null {
  let at = -1;
  for (let tries = 0; tries < COLONS; tries += 1) {
    at = english.indexOf(': ', at + 1);
    if (at < 0) return null;
    const rest = known(english.slice(at + 2));
    if (rest !== null) return english.slice(0, at + 2) + rest;
  }
  return null;
}
