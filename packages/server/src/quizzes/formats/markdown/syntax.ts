import { hasFormulas, MARKS, verbatimParts } from '../../../content';

const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const HEADING_MARKS = /[`*_]|\]\(|~[^\s~]+~|\^[^\s^]+\^/;

/** Whether a heading is Markdown, and not only words. */
export const isMarked = (heading: string): boolean =>
  hasFormulas(heading) || HEADING_MARKS.test(heading.replace(/\\./g, ''));

/** One logical line: a line that ends with a backslash goes on in the next one. */
export interface Line {
  /** From 1. */
  line: number;
  kind: LineKind;
  raw: string;
}

export type LineKind =
  | 'blank'
  | 'text'
  | 'choice'
  | 'answer'
  | 'order'
  | 'pair'
  | 'rubric'
  | 'feedback'
  | 'own-feedback';

export const CHOICE = /^[-*] \[( |x|X|\d+(?:\.\d+)?%)\]\s+(\S[\s\S]*)$/;
export const ANSWER = /^=\s+(\S[\s\S]*)$/;
export const ORDER = /^\d{1,3}[.)]\s+(\S[\s\S]*)$/;
export const RUBRIC = /^\+\s+(\S[\s\S]*)$/;
export const FEEDBACK = /^> ?([\s\S]*)$/;
export const OWN_FEEDBACK = /^\s+> ?([\s\S]*)$/;
export const HEADING = /^##(?!#)\s*(.*)$/;
export const SEPARATOR = /^---\s*$/;

/** Lines of a prompt that would be read as something else. They get a backslash, as do those that have one already. */
const CONFLICT = /^\\*(?:##(?!#)|[-*] \[|=\s|\d{1,3}[.)]\s|\+\s|\s*>|\{|---\s*$|.*->)/;

export const escapeLine = (line: string) => (CONFLICT.test(line) ? `\\${line}` : line);
export const unescapeLine = (line: string) =>
  line.startsWith('\\') && CONFLICT.test(line.slice(1)) ? line.slice(1) : line;

/** Whether it ends with an odd number of backslashes. */
function continues(line: string): boolean {
  let at = line.length;
  while (at > 0 && line[at - 1] === '\\') at -= 1;
  return (line.length - at) % 2 === 1;
}

/** @param first number of the first line, from 1 */
export function logicalLines(lines: readonly string[], first: number): Line[] {
  const read: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = first + at;
    const start = at;
    while (continues(lines[at] ?? '') && at + 1 < lines.length) at += 1;
    const raw = lines.slice(start, at + 1).join('\n');
    read.push({ line, kind: kindOf(raw), raw });
  }
  return read;
}

function kindOf(raw: string): LineKind {
  if (raw.trim() === '') return 'blank';
  if (CHOICE.test(raw)) return 'choice';
  if (ANSWER.test(raw)) return 'answer';
  if (ORDER.test(raw)) return 'order';
  if (RUBRIC.test(raw)) return 'rubric';
  if (FEEDBACK.test(raw)) return 'feedback';
  if (OWN_FEEDBACK.test(raw)) return 'own-feedback';
  return !raw.startsWith('\\') && splitAt(raw, '->').length === 2 ? 'pair' : 'text';
}

/** Splits at the first place that has no backslash before it. */
export function splitAt(text: string, mark: string): [string] | [string, string] {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(mark, at)) return [text.slice(0, at), text.slice(at + mark.length)];
  }
  return [text];
}

/**
 * Like {@link splitAt}, but prefers a place outside code and formulas.
 * @param text as written, with its backslashes
 */
export function splitShortAt(text: string, mark: string): [string] | [string, string] {
  const hidden = verbatimParts(text, PUNCTUATION)
    .map((part) => (part.verbatim ? ' '.repeat(part.text.length) : part.text))
    .join('');
  const [before, after] = splitAt(hidden, mark);
  if (after === undefined) return splitAt(text, mark);
  return [text.slice(0, before.length), text.slice(before.length + mark.length)];
}

/** Splits at every place that has no backslash before it. */
export function splitAll(text: string, mark: string): string[] {
  const parts: string[] = [];
  let rest = text;
  for (;;) {
    const [part, more] = splitAt(rest, mark);
    parts.push(part);
    if (more === undefined) return parts;
    rest = more;
  }
}

/** Splits `some text (50%)`. The credit is 1 without a share. */
export function splitCredit(text: string): { text: string; credit: number } {
  const open = text.lastIndexOf('(');
  const share = open < 0 ? null : /^\((\d+(?:\.\d+)?)%\)$/.exec(text.slice(open));
  if (share === null) return { text, credit: 1 };
  return { text: text.slice(0, open).trimEnd(), credit: Number(share[1]) / 100 };
}

/** A backslash makes the punctuation after it plain text, as in Markdown. */
export const decode = (text: string): string =>
  text.replace(/\\(?:\n {0,2}|([!-/:-@[-`{-~]))/g, (_all, mark: string | undefined) => mark ?? '\n').trim();

/** @param special characters with a meaning where the text is written */
export function encode(text: string, special = ''): string {
  const marked = text.trim().replace(/\\/g, '\\\\');
  const escaped = [...marked].map((char) => (special.includes(char) ? `\\${char}` : char)).join('');
  return escaped.replaceAll('\n', '\\\n  ');
}

/**
 * The number of backslashes to write at the end of a line inside code or a formula, where backslashes cannot be escaped.
 * It is odd, so that the line continues, and different for each number in the text. For none, and for the two that end a
 * row in TeX, it is one more, as in files that were exported before.
 */
const withContinuation = (count: number): number => (count === 0 || count === 2 ? count + 1 : 2 * count + 3);
const withoutContinuation = (count: number): number => (count <= 3 ? count - 1 : (count - 3) / 2);

/** A text with formulas and emphasis, as it is stored: a backslash stays before a mark that is plain text. */
export const decodeShort = (text: string): string =>
  verbatimParts(text, PUNCTUATION)
    .map((part) =>
      part.verbatim
        ? part.text.replace(
            /(\\+)\n {0,2}/g,
            (_all, marks: string) => `${'\\'.repeat(withoutContinuation(marks.length))}\n`,
          )
        : part.text.replace(/\\(?:\n {0,2}|([!-/:-@[-`{-~]))/g, (all, char: string | undefined) => {
            if (char === undefined) return '\n';
            return MARKS.includes(char) ? all : char;
          }),
    )
    .join('')
    .trim();

/** The opposite of {@link decodeShort}. @param special as of {@link encode} */
export const encodeShort = (text: string, special = ''): string =>
  verbatimParts(text.trim())
    .map((part) =>
      part.verbatim
        ? part.text.replace(
            /(\\*)\n/g,
            (_all, marks: string) => `${'\\'.repeat(withContinuation(marks.length))}\n  `,
          )
        : part.text
            .replace(/\\([*_`~^$<])|\\/g, (all, mark: string | undefined) => (mark ? all : '\\\\'))
            .replace(/[^]/g, (char) => (special.includes(char) ? `\\${char}` : char))
            .replaceAll('\n', '\\\n  '),
    )
    .join('');

/** The attributes of a question: `{points: 2; tags: soil, water; multiple}`. */
export type Attributes = Map<string, string>;

const ATTRIBUTES = /^\{([\s\S]*)\}\s*$/;

export function readAttributes(raw: string): Attributes | null {
  const inside = ATTRIBUTES.exec(raw)?.[1];
  if (inside === undefined) return null;
  return new Map(
    splitAll(inside, ';').flatMap((part) => {
      const [name, value = ''] = splitAt(part, ':');
      return name.trim() === '' ? [] : [[name.trim().toLowerCase(), value.trim()] as const];
    }),
  );
}

export const ATTRIBUTE_MARKS = ';,}';
