import type { QuestionAnswer, QuestionKey, QuestionKeyOf } from '@digiken/contract';
import { readNumber } from './numbers';
import { textCredit } from './texts';

/**
 * The mark of an answer as a share of the question's points.
 * @param answer null: not answered
 * @returns 0 to 1; null if a person has to mark it
 */
export function markAnswer(key: QuestionKey, answer: QuestionAnswer | null): number | null {
  if (answer === null) return 0;
  if (answer.type !== key.type) return 0;
  switch (key.type) {
    case 'single': {
      const { option } = answer as Extract<QuestionAnswer, { type: 'single' }>;
      return option === key.option ? 1 : (key.credits?.[option] ?? 0);
    }
    case 'multiple':
      return multiple(key, (answer as Extract<QuestionAnswer, { type: 'multiple' }>).options);
    case 'true-false':
      return (answer as Extract<QuestionAnswer, { type: 'true-false' }>).value === key.value ? 1 : 0;
    case 'numeric':
      return numeric(key, (answer as Extract<QuestionAnswer, { type: 'numeric' }>).text);
    case 'short-text':
      return textCredit((answer as Extract<QuestionAnswer, { type: 'short-text' }>).text, key);
    case 'fill-in': {
      const { blanks } = answer as Extract<QuestionAnswer, { type: 'fill-in' }>;
      const credits = Object.entries(key.blanks).map(([id, texts]) => textCredit(blanks[id] ?? '', texts));
      return share(sum(credits), credits.length);
    }
    case 'matching': {
      const { pairs } = answer as Extract<QuestionAnswer, { type: 'matching' }>;
      const wanted = Object.entries(key.pairs);
      return share(wanted.filter(([left, right]) => pairs[left] === right).length, wanted.length);
    }
    case 'ordering':
      return ordering(key.order, (answer as Extract<QuestionAnswer, { type: 'ordering' }>).order);
    default:
      return isEmpty(answer) ? 0 : null;
  }
}

/** Whether an essay or an upload holds nothing to mark. */
const isEmpty = (answer: QuestionAnswer) =>
  (answer.type === 'essay' && answer.text.trim() === '') ||
  (answer.type === 'file' && answer.files.length === 0);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function multiple({ options, rule }: QuestionKeyOf<'multiple'>, chosen: readonly string[]): number {
  const right = new Set(options);
  const given = new Set(chosen);
  const hits = [...given].filter((id) => right.has(id)).length;
  const misses = given.size - hits;
  if (rule === 'all-or-nothing') return hits === right.size && misses === 0 ? 1 : 0;
  return Math.max(0, share(hits - misses, right.size));
}

function numeric({ accepted }: QuestionKeyOf<'numeric'>, text: string): number {
  const read = readNumber(text);
  if ('problem' in read) return 0;
  return accepted
    .filter(({ value, abs = 0, rel = 0 }) => {
      const distance = Math.abs(read.value - value);
      // Decimal fractions have no exact binary form: 0.3 is within 0.1 of 0.2.
      const rounding = 1e-9 * Math.max(Math.abs(read.value), Math.abs(value));
      return distance <= Math.max(abs, rel * Math.abs(value)) + rounding;
    })
    .reduce((best, { credit }) => Math.max(best, credit), 0);
}

/** (Longest rising run, gaps allowed, − 1) / (n − 1): one item in the wrong place costs one step. */
function ordering(right: readonly string[], given: readonly string[]): number {
  const place = new Map(right.map((id, index) => [id, index]));
  const places = [...new Set(given)].flatMap((id) => place.get(id) ?? []);
  if (right.length < 2 || places.length < 2) return 0;
  /** The smallest last place of a rising run of each length. */
  const ends: number[] = [];
  for (const at of places) {
    const longer = ends.findIndex((end) => end >= at);
    if (longer === -1) ends.push(at);
    else ends[longer] = at;
  }
  return (ends.length - 1) / (right.length - 1);
}
