import type { QuestionAnswer, QuestionKey } from '@digiken/contract';
import { describe, expect, test } from 'vitest';
import { markAnswer, readNumber } from '../src/quizzes/marking';

const mark = (key: QuestionKey, answer: Omit<QuestionAnswer, 'type'> | null) =>
  markAnswer(key, answer && ({ type: key.type, ...answer } as QuestionAnswer));

/** Numbers that repeat in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const shuffled = <T>(list: readonly T[], next: () => number): T[] =>
  list
    .map((item) => [next(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

const accepted = (...list: (string | [string, number])[]) =>
  list.map((one) => (typeof one === 'string' ? { text: one, credit: 1 } : { text: one[0], credit: one[1] }));

describe('[12.3] choices', () => {
  test.each([
    ['a', 1],
    ['b', 0.5],
    ['c', 0],
    ['unknown', 0],
  ])('one option: %s is worth %f', (option, worth) => {
    expect(mark({ type: 'single', option: 'a', credits: { b: 0.5 } }, { option })).toBe(worth);
  });
  test.each([
    [['a', 'b'], 1, 1],
    [['a'], 0.5, 0],
    [['a', 'c'], 0, 0],
    [['a', 'b', 'c'], 0.5, 0],
    [['a', 'a', 'b'], 1, 1],
    [[], 0, 0],
  ])('several options: %j is worth %f by parts and %f all or nothing', (options, partial, whole) => {
    const key = { type: 'multiple', options: ['a', 'b'] } as const;
    expect(mark({ ...key, options: ['a', 'b'], rule: 'partial' }, { options })).toBe(partial);
    expect(mark({ ...key, options: ['a', 'b'], rule: 'all-or-nothing' }, { options })).toBe(whole);
  });
  test('true or false', () => {
    expect(mark({ type: 'true-false', value: false }, { value: false })).toBe(1);
    expect(mark({ type: 'true-false', value: false }, { value: true })).toBe(0);
  });
  test('choosing everything is never worth more than choosing what is right', () => {
    const next = random(7);
    for (let run = 0; run < 500; run += 1) {
      const ids = Array.from({ length: 2 + Math.floor(next() * 8) }, (_, at) => `o${at}`);
      const right = shuffled(ids, next).slice(0, 1 + Math.floor(next() * (ids.length - 1)));
      const key: QuestionKey = { type: 'multiple', options: right, rule: 'partial' };
      const given = shuffled(ids, next).slice(0, Math.floor(next() * (ids.length + 1)));
      const worth = mark(key, { options: given }) ?? -1;
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
      expect(mark(key, { options: right })).toBe(1);
      expect(mark(key, { options: ids })).toBeLessThanOrEqual(1);
      expect(worth === 1).toBe(given.length === right.length && given.every((id) => right.includes(id)));
    }
  });
});

describe('[12.4] numbers', () => {
  test.each([
    ['1234.5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234.5', 1234.5],
    ['1\u202f234', 1234],
    ['1,234,567', 1_234_567],
    ['−3', -3],
    ['+.5', 0.5],
    ['７', 7],
  ])('%s is read as %f', (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });
  test.each(['1,5', '0,123', '1.234,5', '1,2345', '12 kg', '1e3', '½ or so', '', '--1', '1.2.3', '1/2'])(
    '%j is not guessed',
    (text) => {
      expect(readNumber(text)).toEqual({ problem: expect.stringMatching(/^Write /) });
      expect(mark({ type: 'numeric', accepted: [{ value: 1, abs: 1e9, credit: 1 }] }, { text })).toBe(0);
    },
  );
  test.each([
    ['3.14', 1],
    ['3.15', 1],
    ['3.13', 1],
    ['3.16', 0],
    ['3.2', 0],
  ])('%s against 3.14 ± 0.01 is worth %f', (text, worth) => {
    expect(mark({ type: 'numeric', accepted: [{ value: 3.14, abs: 0.01, credit: 1 }] }, { text })).toBe(
      worth,
    );
  });
  test('the larger tolerance applies, and the best accepted number counts', () => {
    const key: QuestionKey = {
      type: 'numeric',
      accepted: [
        { value: 200, abs: 1, rel: 0.1, credit: 0.5 },
        { value: 200, credit: 1 },
      ],
    };
    expect(mark(key, { text: '200' })).toBe(1);
    expect(mark(key, { text: '220' })).toBe(0.5);
    expect(mark(key, { text: '221' })).toBe(0);
  });
});

describe('[12.5] texts', () => {
  test.each([
    ['Nairobi', 1],
    ['  nairobi ', 1],
    ['NAIROBI', 1],
    ['Ｎairobi', 1],
    ['Nairobi City', 0.5],
    ['Nairob', 0],
    ['', 0],
  ])('%j is worth %f', (text, worth) => {
    expect(mark({ type: 'short-text', accepted: accepted('Nairobi', ['nairobi *', 0.5]) }, { text })).toBe(
      worth,
    );
  });
  test('quotes, spaces, case and diacritics count as the author says', () => {
    const don: QuestionKey = { type: 'short-text', accepted: accepted("it's  here") };
    expect(mark(don, { text: 'It’s here' })).toBe(1);
    const strict: QuestionKey = { type: 'short-text', accepted: accepted('NaCl'), caseSensitive: true };
    expect(mark(strict, { text: 'nacl' })).toBe(0);
    const plain: QuestionKey = { type: 'short-text', accepted: accepted('café'), ignoreDiacritics: true };
    expect(mark(plain, { text: 'cafe' })).toBe(1);
    expect(mark({ type: 'short-text', accepted: accepted('café') }, { text: 'cafe' })).toBe(0);
  });
  test.each([
    ['*cat*', 'a cat sat', 1],
    ['*cat*', 'cat', 1],
    ['c*t', 'ct', 1],
    ['c*t*t', 'cat', 0],
    ['a*a', 'a', 0],
    ['a.c', 'abc', 0],
  ])('the pattern %s against %j is worth %f', (text, given, worth) => {
    expect(mark({ type: 'short-text', accepted: accepted(text) }, { text: given })).toBe(worth);
  });
  test('a hostile pattern is compared at once', () => {
    // A comparison that tries every split of the text would never end.
    const pattern = `${'a*'.repeat(200)}b`;
    expect(mark({ type: 'short-text', accepted: accepted(pattern) }, { text: 'a'.repeat(500) })).toBe(0);
  });
  test('blanks are averaged', () => {
    const key: QuestionKey = {
      type: 'fill-in',
      blanks: { one: { accepted: accepted('red') }, two: { accepted: accepted('blue', ['azure', 0.5]) } },
    };
    expect(mark(key, { blanks: { one: 'Red', two: 'azure' } })).toBe(0.75);
    expect(mark(key, { blanks: { one: 'red' } })).toBe(0.5);
  });
});

describe('[12.6] pairs and order', () => {
  test('right pairs of all pairs', () => {
    const key: QuestionKey = { type: 'matching', pairs: { a: '1', b: '2', c: '3', d: '3' } };
    expect(mark(key, { pairs: { a: '1', b: '1', c: '3' } })).toBe(0.5);
    expect(mark(key, { pairs: {} })).toBe(0);
  });
  test.each([
    ['abcde', 1],
    ['bcdea', 0.75],
    ['bacde', 0.75],
    ['edcba', 0],
    ['abc', 0.5],
    ['', 0],
  ])('%s is worth %f', (order, worth) => {
    expect(mark({ type: 'ordering', order: [...'abcde'] }, { order: [...order] })).toBe(worth);
  });
  test('only the right order is worth everything, and one item out of place costs one step', () => {
    const next = random(11);
    for (let run = 0; run < 300; run += 1) {
      const order = Array.from({ length: 3 + Math.floor(next() * 8) }, (_, at) => `i${at}`);
      const key: QuestionKey = { type: 'ordering', order };
      const given = shuffled(order, next);
      const worth = mark(key, { order: given }) ?? -1;
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth === 1).toBe(String(given) === String(order));
      const moved = [...order];
      const [item = ''] = moved.splice(Math.floor(next() * moved.length), 1);
      moved.splice(Math.floor(next() * (moved.length + 1)), 0, item);
      const steps = order.length - 1;
      expect(mark(key, { order: moved })).toBe(String(moved) === String(order) ? 1 : (steps - 1) / steps);
    }
  });
});

test('[12.7] essays and files wait for a person, unless they are empty', () => {
  expect(mark({ type: 'essay' }, { text: 'Because it rains.' })).toBeNull();
  expect(mark({ type: 'essay' }, { text: '  \n' })).toBe(0);
  expect(mark({ type: 'file' }, { files: [{ id: 'f', name: 'a.pdf', bytes: 1 }] })).toBeNull();
  expect(mark({ type: 'file' }, { files: [] })).toBe(0);
});

test('[12.3-12.7] no answer, and an answer of another type, are worth nothing', () => {
  expect(markAnswer({ type: 'single', option: 'a' }, null)).toBe(0);
  expect(markAnswer({ type: 'single', option: 'a' }, { type: 'multiple', options: ['a'] })).toBe(0);
});
