import { formulaAt } from '../formulas/delimiters';
import { MARKS } from './syntax';

export interface Part {
  text: string;
  /** A formula in TeX or code: no backslash in it protects the next character. */
  verbatim: boolean;
}

/**
 * Splits the source of a short text at its formulas and its code.
 * @param protects the characters that a backslash makes plain text
 */
export function verbatimParts(source: string, protects = MARKS): Part[] {
  const parts: Part[] = [];
  let copied = 0;
  const add = (from: number, to: number, verbatim: boolean) => {
    if (to > from) parts.push({ text: source.slice(from, to), verbatim });
  };
  for (let at = 0; at < source.length; ) {
    const end = formulaAt(source, at, true)?.end ?? endOfCode(source, at);
    if (end === null) {
      at += source[at] === '\\' && protects.includes(source[at + 1] ?? '\n') ? 2 : 1;
      continue;
    }
    add(copied, at, false);
    add(at, end, true);
    at = end;
    copied = at;
  }
  add(copied, source.length, false);
  return parts;
}

function endOfCode(source: string, at: number): number | null {
  if (source[at] !== '`' || source[at - 1] === '`') return null;
  const marks = /^`+/.exec(source.slice(at))?.[0] ?? '`';
  const close = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(source.slice(at + marks.length));
  return close === null ? null : at + marks.length + close.index + marks.length;
}
