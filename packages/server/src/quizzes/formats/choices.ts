import type { AuthoredQuestion, QuestionBodyOf } from '@digiken/contract';
import { LeftOut } from './report';

/** An option as formats describe it. */
export interface Option {
  text: string;
  /** Of the points: 1 is right, between 0 and 1 partly. Below 0 costs points. */
  weight: number;
  feedback?: string;
}

interface Choice {
  body: Pick<QuestionBodyOf<'single'>, 'prompt' | 'title' | 'language'>;
  options: readonly Option[];
  several: boolean;
  rule?: 'partial' | 'all-or-nothing';
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
const near = (one: number, other: number) => Math.abs(one - other) < 0.001;

/** The ids of a list: its numbers from 1. */
export const numbered = <T extends object>(list: readonly T[]): (T & { id: string })[] =>
  list.map((entry, index) => ({ id: String(index + 1), ...entry }));

/**
 * A question with one or several right options. Weights that its marks cannot keep are told.
 * @throws {LeftOut} if no option is right or options are equal
 */
export function choiceQuestion(
  { body, options: given, several, rule = 'partial' }: Choice,
  noteFinding: (message: string) => void,
): Pick<AuthoredQuestion, 'body' | 'key'> & { options: Record<string, string> } {
  const options = numbered(given);
  const texts = new Set(options.map(({ text }) => text));
  if (options.length < 2) throw new LeftOut('It was left out: it has fewer than two options.');
  if (texts.has('')) throw new LeftOut('It was left out: an option has no text.');
  if (texts.size < options.length) throw new LeftOut('It was left out: two options have the same text.');
  const right = options.filter(({ weight }) => weight > 0);
  if (right.length === 0) throw new LeftOut('It was left out: no option is marked as right.');
  const feedback = Object.fromEntries(
    options.flatMap(({ id, feedback: text }) => (text ? [[id, text]] : [])),
  );
  const shown = options.map(({ id, text }) => ({ id, text }));
  if (several) {
    tellWeights(options, rule, noteFinding);
    return {
      body: { ...body, type: 'multiple', options: shown },
      key: { type: 'multiple', options: right.map(({ id }) => id), rule },
      options: feedback,
    };
  }
  const best = right.toSorted((a, b) => b.weight - a.weight)[0];
  if (best === undefined) throw new LeftOut('It was left out: no option is marked as right.');
  const most = best.weight;
  if (!near(most, 1)) noteFinding(`The best option was worth ${percent(most)}: it is worth all points now.`);
  const losing = options.filter(({ weight }) => weight < 0);
  if (losing.length > 0)
    noteFinding(
      `Options that cost points (${losing.map(({ weight }) => percent(weight)).join(', ')}) are worth 0 now.`,
    );
  const credits = Object.fromEntries(
    right
      .filter(({ id }) => id !== best.id)
      .map(({ id, weight }) => [id, near(most, 1) ? weight : weight / most]),
  );
  return {
    body: { ...body, type: 'single', options: shown },
    key: {
      type: 'single',
      option: best.id,
      ...(Object.keys(credits).length > 0 && { credits }),
    },
    options: feedback,
  };
}

/** Partial marks are (right − wrong chosen) / right ones, so every option has the same weight. */
function tellWeights(
  options: readonly Option[],
  rule: 'partial' | 'all-or-nothing',
  noteFinding: (message: string) => void,
): void {
  if (rule === 'all-or-nothing') return;
  const right = options.filter(({ weight }) => weight > 0);
  const each = 1 / right.length;
  if (right.some(({ weight }) => !near(weight, each)))
    noteFinding(
      `The weights of the right options (${right.map(({ weight }) => percent(weight)).join(', ')}) were not taken: each is worth ${percent(each)}.`,
    );
  const wrong = options.filter(({ weight }) => weight <= 0);
  if (wrong.some(({ weight }) => !near(weight, -each)))
    noteFinding(
      `The weights of the wrong options (${wrong.map(({ weight }) => percent(weight)).join(', ')}) were not taken: each costs ${percent(each)}, and the mark is never below 0.`,
    );
}
