import { calloutKind } from '../syntax/callout-kinds';
import { formulaAt, type Found } from './delimiters';

/** Characters for private use, which stand for formulas while a text is parsed. */
const START = '\uF8F8';
const FILL = '\uF8F9';
const END = '\uF8FA';
const FIRST_INDEX = 0xe000;
const MOST_FORMULAS = 6_000;
const FENCE = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})/;
const TAG = /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->/iy;
/** Without one of these, a text has no formula. */
const MARKS = /\$|\\[([]|\\begin\{|\[(?:tex|latex|mathjax)|<tex>/;
const MASK = new RegExp(`${START}([\\uE000-\\uF7FF])[${FILL}\\s>]*${END}`, 'g');

/** A Markdown text whose formulas are masked: each has as many characters as before, and none that is syntax. */
export interface Masked {
  text: string;
  formulas: Found[];
  source: string;
}

/** Masks the formulas of a Markdown text, so that their characters are no marks of Markdown. */
export function maskFormulas(source: string): Masked {
  const none = { text: source, formulas: [], source };
  if (!MARKS.test(source) || source.includes(START)) return none;
  const formulas: Found[] = [];
  const parts: string[] = [];
  let copied = 0;
  let fence = '';
  const callouts: string[] = [];
  for (let at = 0; at < source.length; ) {
    const lineStart = at === 0 || source[at - 1] === '\n';
    if (lineStart) {
      const end = lineEnd(source, at);
      const line = source.slice(at, end);
      const mark = FENCE.exec(line)?.[1] ?? '';
      if (fence === '' && mark !== '' && isEdgeOfCallout(line, mark, callouts)) {
        at = end + 1;
        continue;
      }
      if (fence === '' ? mark !== '' : mark.startsWith(fence)) fence = fence === '' ? mark : '';
      if (fence !== '' || mark !== '') {
        at = end + 1;
        continue;
      }
    }
    const next = skipped(source, at);
    if (next > at) {
      at = next;
      continue;
    }
    const found = formulas.length < MOST_FORMULAS ? formulaAt(source, at, true) : null;
    const formula = found && withoutQuoteMarks(found, source);
    if (formula === null) {
      at += source[at] === '\\' ? 2 : 1;
      continue;
    }
    parts.push(
      source.slice(copied, formula.start),
      maskOf(source.slice(formula.start, formula.end), formulas.length),
    );
    formulas.push(formula);
    at = formula.end;
    copied = at;
  }
  if (formulas.length === 0) return none;
  return { text: parts.join('') + source.slice(copied), formulas, source };
}

/** Whether a Markdown text has a formula. */
export const hasFormulas = (source: string): boolean => maskFormulas(source).formulas.length > 0;

/** Whether a line begins or ends a block of code that holds a callout, as MyST writes it: its text has formulas. */
function isEdgeOfCallout(line: string, mark: string, open: string[]): boolean {
  const name = /^[ \t>]*(?:`{3,}|~{3,})\{([\w-]+)\}/.exec(line)?.[1];
  if (name !== undefined && calloutKind(name) !== null) {
    open.push(mark);
    return true;
  }
  const ends = open.at(-1) === mark && line.trim() === mark;
  if (ends) open.pop();
  return ends;
}

/** In a quotation, each line of a formula begins with `>`. */
function withoutQuoteMarks(formula: Found, source: string): Found {
  const line = source.slice(source.lastIndexOf('\n', formula.start) + 1, formula.start);
  if (!formula.tex.includes('\n') || !/^[ \t]*>/.test(line)) return formula;
  return { ...formula, tex: formula.tex.replace(/(^|\n)[ \t]*(?:>[ \t]?)+/g, '$1').trim() };
}

const lineEnd = (text: string, from: number) => {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
};

/** The end of a span of code or a tag at a place, in which nothing is a formula. */
function skipped(source: string, at: number): number {
  if (source[at] === '`') {
    const marks = /^`+/.exec(source.slice(at, at + 100))?.[0] ?? '`';
    const from = at + marks.length;
    const paragraph = source.slice(from).search(/\n[ \t]*\n/);
    const part = source.slice(from, paragraph < 0 ? undefined : from + paragraph);
    const close = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(part);
    return close === null ? from : from + close.index + marks.length;
  }
  if (source[at] !== '<' || source.startsWith('<tex>', at)) return at;
  TAG.lastIndex = at;
  return TAG.test(source) ? TAG.lastIndex : at;
}

/** Line breaks stay, so that lines keep their numbers. */
function maskOf(written: string, index: number): string {
  const inner = written.slice(2, -1).replace(/[^\r\n]/g, FILL);
  return START + String.fromCharCode(FIRST_INDEX + index) + inner + END;
}

export interface Piece {
  text: string;
  formula: Found | null;
}

/** Splits a parsed text at the masks in it. */
export function piecesOf(text: string, { formulas }: Masked): Piece[] {
  const pieces: Piece[] = [];
  let copied = 0;
  for (const match of text.matchAll(MASK)) {
    const formula = formulas[(match[1] ?? '').charCodeAt(0) - FIRST_INDEX];
    if (formula === undefined) continue;
    if (match.index > copied) pieces.push({ text: text.slice(copied, match.index), formula: null });
    pieces.push({ text: match[0], formula });
    copied = match.index + match[0].length;
  }
  if (copied < text.length) pieces.push({ text: text.slice(copied), formula: null });
  return pieces;
}

/** A value with the source of its formulas in it. */
export const unmasked = (value: string, masked: Masked): string =>
  piecesOf(value, masked)
    .map(({ text, formula }) => (formula === null ? text : masked.source.slice(formula.start, formula.end)))
    .join('');
