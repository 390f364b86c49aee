import type { AcceptedTexts } from '@digiken/contract';
import { LeftOut } from '../report';

/** Values by the identifier of their response. A response that is missing was not answered. */
export type Answers = Readonly<Record<string, readonly string[]>>;

export interface Outcome {
  score: number;
  /** Identifiers of the feedback that is shown. */
  shown: ReadonlySet<string>;
}

/**
 * The marking rules of an item, ready to be asked. What a question is worth is found by marking answers, so it does
 * not matter in which of many ways a program writes its rules.
 */
export type Mark = (answers: Answers) => Outcome;

const NO_POINTS = 'It was left out: no answer is worth points.';
/** Longer lists are marked too often. */
const MOST_VALUES = 60;

/** What each option is worth alone. The best one is worth 1. */
export function weightsOfOne(mark: Mark, response: string, values: readonly string[]): number[] {
  refuseLong(values);
  const scores = values.map((value) => mark({ [response]: [value] }).score);
  const best = Math.max(0, ...scores);
  if (best <= 0) throw new LeftOut('It was left out: no option is marked as right.');
  return scores.map((score) => score / best);
}

/**
 * The right options of several, and how a part of them counts.
 * @param hint the right ones, if the item names them
 */
export function weightsOfSeveral(
  mark: Mark,
  { response, values, hint }: { response: string; values: readonly string[]; hint: readonly string[] },
): { weights: number[]; rule: 'partial' | 'all-or-nothing' } {
  refuseLong(values);
  const scoreOf = (chosen: readonly string[]) => mark({ [response]: chosen }).score;
  const emptyScore = scoreOf([]);
  const alone = values.map((value) => scoreOf([value]) - emptyScore);
  const additive = values.filter((_value, index) => (alone[index] ?? 0) > 0);
  const right = [additive, hint.filter((value) => values.includes(value))]
    .filter((list) => list.length > 0)
    .toSorted((item, other) => scoreOf(other) - scoreOf(item))[0];
  if (right === undefined) throw new LeftOut('It was left out: no option is marked as right.');
  const full = scoreOf(right) - emptyScore;
  if (full <= 0) throw new LeftOut(NO_POINTS);
  const wrong = values.filter((value) => !right.includes(value));
  const allOrNothing =
    right.every((value) => right.length === 1 || scoreOf(without(right, value)) <= emptyScore) &&
    wrong.every((value) => scoreOf([...right, value]) <= emptyScore);
  if (allOrNothing) {
    const weights = values.map((value) => (right.includes(value) ? 1 : 0));
    return { weights, rule: 'all-or-nothing' };
  }
  // The weight of an option shows beside the right ones: some rules give nothing for a single option.
  const weights = values.map((value) =>
    right.includes(value)
      ? Math.max((full + emptyScore - scoreOf(without(right, value))) / full, Number.EPSILON)
      : (scoreOf([...right, value]) - emptyScore - full) / full,
  );
  return { weights, rule: 'partial' };
}

const without = (list: readonly string[], value: string) => list.filter((each) => each !== value);

export interface Typed {
  response: string;
  /** Every value that the rules mention. */
  values: readonly string[];
  /** The right one, if the item names it. */
  right?: string | undefined;
}

export interface Credits {
  /** By response, then as its `values`: of the points of this response, 0 to 1. */
  credits: number[][];
  /** Every response has to be right for any point. */
  together: boolean;
}

/**
 * What each value of each response is worth.
 * @throws {LeftOut} if nothing is worth points
 */
export function creditsOf(mark: Mark, responses: readonly Typed[]): Credits {
  for (const { values } of responses) refuseLong(values);
  const emptyScore = mark({}).score;
  const right: Record<string, readonly string[]> = {};
  for (const { response, values, right: named } of responses) {
    const best =
      named ??
      values.toSorted((a, b) => mark({ [response]: [b] }).score - mark({ [response]: [a] }).score)[0];
    if (best !== undefined) right[response] = [best];
  }
  const full = mark(right).score;
  if (full <= emptyScore) throw new LeftOut(NO_POINTS);
  const together =
    responses.length > 1 &&
    responses.every(({ response }) => mark({ ...right, [response]: [] }).score <= emptyScore);
  const credits = responses.map(({ response, values }) => {
    const base = mark({ ...right, [response]: [] }).score;
    const worth = full - base;
    if (worth <= 0) throw new LeftOut('It was left out: one of its answers is worth no points.');
    return values.map((value) => bounded((mark({ ...right, [response]: [value] }).score - base) / worth));
  });
  return { credits, together };
}

const bounded = (share: number) => Number(Math.min(1, Math.max(0, share)).toFixed(4));

export function refuseLong(values: readonly unknown[]): void {
  if (values.length > MOST_VALUES)
    throw new LeftOut(`It was left out: it has more than ${MOST_VALUES} options or answers.`);
}

/** The accepted texts with their credits. Those that are worth nothing are left out. */
export function acceptedOf(
  values: readonly string[],
  credits: readonly number[],
  { sensitive, noteFinding }: { sensitive: boolean; noteFinding: (message: string) => void },
): AcceptedTexts {
  const accepted = values
    .map((text, index) => ({ text: text.trim(), credit: credits[index] ?? 0 }))
    .filter(({ text, credit }) => text !== '' && credit > 0);
  if (accepted.length === 0) throw new LeftOut(NO_POINTS);
  if (accepted.some(({ text }) => /[^*]\*[^*]/.test(text)))
    noteFinding('A “*” in an accepted answer stands for any characters now.');
  return { accepted, ...(sensitive && { caseSensitive: true }) };
}
