import type { Place } from '../report';
import {
  type Attributes,
  decodeShort,
  FEEDBACK,
  HEADING,
  type Line,
  type LineKind,
  logicalLines,
  readAttributes,
  SEPARATOR,
  unescapeLine,
} from './syntax';

/** The name of the quiz. */
const TITLE = /^#(?!#)/;

/** A question, taken apart. */
export interface Block {
  /** Of the heading, from 1. */
  line: number;
  heading: string;
  attributes: Attributes;
  prompt: string;
  /** Of one kind, and feedback of options. */
  answers: Line[];
  kind: LineKind | null;
  /** The text with blanks, if it is a question of that type. */
  blanks: string | null;
  feedback: { general: string; right: string; wrong: string };
}

/**
 * Splits a text at its headings. `before`: the text above the first question.
 * @param noteFinding called for a heading there, which belongs to no question
 */
export function blocksOf(
  text: string,
  noteFinding: (place: Place, message: string) => void,
): { before: { text: string; line: number } | null; blocks: Block[] } {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (HEADING.test(line) ? [index] : []));
  const above = lines.slice(0, starts[0] ?? lines.length).map((line, index) => {
    if (!TITLE.test(line)) return line;
    noteFinding(
      { line: index + 1, item: null },
      'A heading above the first question was not taken: a question begins with a heading of two #.',
    );
    return '';
  });
  const first = above.findIndex((line) => line.trim() !== '');
  return {
    before: first < 0 ? null : { text: above.join('\n').trim(), line: first + 1 },
    blocks: starts.map((start, index) => {
      const heading = HEADING.exec(lines[start] ?? '')?.[1]?.trim() ?? '';
      return blockOf(heading, lines.slice(start + 1, starts[index + 1] ?? lines.length), start + 1);
    }),
  };
}

function blockOf(heading: string, body: readonly string[], line: number): Block {
  let lines = logicalLines(body, line + 1);
  const first = lines.findIndex(({ kind }) => kind !== 'blank');
  const attributes = readAttributes(lines[first]?.raw ?? '');
  if (attributes !== null) lines = lines.slice(first + 1);
  const type = attributes?.get('type') ?? '';
  const end = lines.findLastIndex(({ kind }) => kind !== 'feedback' && kind !== 'blank') + 1;
  const content = lines.slice(0, end);
  const common = {
    line,
    heading,
    attributes: attributes ?? new Map<string, string>(),
    feedback: feedbackOf(lines.slice(end)),
  };
  const from = startOfBlanks(content, type);
  if (from !== null) {
    const separated = SEPARATOR.test(content[from]?.raw ?? '');
    const blanks = content.slice(separated ? from + 1 : from).map(({ raw }) => raw);
    return {
      ...common,
      prompt: promptOf(content.slice(0, from)),
      answers: [],
      kind: null,
      blanks: blanks.join('\n'),
    };
  }
  const { kind, start } = answersOf(content, type);
  return {
    ...common,
    prompt: promptOf(content.slice(0, start)),
    answers: content.slice(start).filter((each) => each.kind !== 'blank'),
    kind,
    blanks: null,
  };
}

/** A line of three dashes begins the text with blanks; without one it begins with the first blank. */
function startOfBlanks(content: readonly Line[], type: string): number | null {
  const last = content.at(-1)?.kind;
  if (type !== 'fill-in' && (type !== '' || (last !== 'text' && last !== 'pair'))) return null;
  const separator = content.findIndex(({ raw }) => SEPARATOR.test(raw));
  if (type === 'fill-in' && separator >= 0) return separator;
  const blank = content.findIndex(({ raw }) => /(?:^|[^\\])\[\[/.test(raw));
  return blank >= 0 ? blank : null;
}

/** The answers are the last lines, all of one kind. What is before them belongs to the prompt. */
function answersOf(content: readonly Line[], type: string): { kind: LineKind | null; start: number } {
  const byHand = type === 'essay' || type === 'file';
  const last = content.findLast(({ kind }) => kind !== 'blank' && kind !== 'own-feedback')?.kind ?? 'text';
  if (last === 'text' || last === 'feedback' || byHand !== (last === 'rubric'))
    return { kind: null, start: content.length };
  const belongs = (kind: LineKind) =>
    kind === last || kind === 'blank' || (last === 'choice' && kind === 'own-feedback');
  const before = content.findLastIndex(({ kind }) => !belongs(kind));
  return { kind: last, start: before + 1 };
}

const promptOf = (lines: readonly Line[]) =>
  lines
    .flatMap(({ raw }) => raw.split('\n'))
    .map(unescapeLine)
    .join('\n')
    .trim();

function feedbackOf(lines: readonly Line[]): Block['feedback'] {
  const found = { general: [] as string[], right: [] as string[], wrong: [] as string[] };
  let current: keyof typeof found = 'general';
  for (const { kind, raw } of lines) {
    if (kind === 'blank') {
      current = 'general';
      continue;
    }
    const words = FEEDBACK.exec(raw)?.[1] ?? '';
    const label = /^(right|wrong):\s?/i.exec(words);
    if (label !== null) current = label[1]?.toLowerCase() === 'right' ? 'right' : 'wrong';
    found[current].push(decodeShort(words.slice(label?.[0].length ?? 0)));
  }
  const joined = (list: string[]) => list.join('\n').trim();
  return { general: joined(found.general), right: joined(found.right), wrong: joined(found.wrong) };
}
