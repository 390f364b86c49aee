import { translatePart, translateReport } from '../platform/language';
import { SENTENCES_SW } from './sentences-sw';

export type Sentence = keyof typeof SENTENCES_SW;

/** A sentence of a report in English. `{name}` stands for a value. */
export const say = (sentence: Sentence, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each sentence as an expression that finds its values. */
const PATTERNS = Object.entries(SENTENCES_SW).map(([english, swahili]) => {
  const names: string[] = [];
  const source = english
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!/^\{\w+\}$/.test(part)) return escaped(part);
      names.push(part.slice(1, -1));
      return '(.{0,2000}?)';
    })
    .join('');
  return { pattern: new RegExp(`^${source}$`, 'su'), names, swahili };
});

/** A question or quiz that a sentence is about, or a file with its line. */
const ABOUT = /^(“[^”]{0,300}”(?: \(\d+\))?|[^:]{1,300}\.\w{1,10}(?::\d+)?): (.+)$/s;

/**
 * A sentence of a report in Kiswahili, or several, one on each line.
 * @param english as it is stored
 * @returns null if it has no translation
 */
export function inKiswahili(english: string): string | null {
  const lines = english.split('\n');
  const translated = lines.map(lineInKiswahili);
  // A value of one sentence may have several lines.
  return translated.every((line) => line === null)
    ? lineInKiswahili(english)
    : translated.map((line, at) => line ?? lines[at]).join('\n');
}

function lineInKiswahili(english: string): string | null {
  for (const { pattern, names, swahili } of PATTERNS) {
    const found = pattern.exec(english);
    if (found === null) continue;
    const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
    return swahili.replace(/\{(\w+)\}/g, (whole, name: string) =>
      translatePart(values.get(name) ?? whole, 'sw-KE'),
    );
  }
  const [, about, rest] = ABOUT.exec(english) ?? [];
  const translated = rest === undefined ? null : lineInKiswahili(rest);
  if (translated !== null) return `${about}: ${translated}`;
  const whole = translateReport(english, 'sw-KE');
  return whole === english ? null : whole;
}
