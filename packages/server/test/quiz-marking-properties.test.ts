import type { QuestionAnswer, QuestionKey } from '@digiken/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markAnswer, readNumber } from '../src/quizzes/marking';
import { matches } from '../src/quizzes/marking/texts';
import { cases } from './support/property';

const mark = (key: QuestionKey, answer: Omit<QuestionAnswer, 'type'>): number | null =>
  markAnswer(key, { type: key.type, ...answer } as QuestionAnswer);
const check = (property: fc.IProperty<any>): void => fc.assert(property, cases(300));

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** Some of the ids, in any order. */
const some = (minLength = 0) => fc.shuffledSubarray(IDS, { minLength });
const shuffled = fc.shuffledSubarray(IDS, { minLength: 3 }).map((ids) => [...ids]);

describe('[12.3] choices', () => {
  test('one option is worth its credit, any other one nothing', () => {
    check(
      fc.property(
        fc.constantFrom(...IDS),
        fc.dictionary(fc.constantFrom(...IDS), fc.double({ min: 0, max: 0.99, noNaN: true })),
        fc.constantFrom(...IDS),
        (option, credits, given) => {
          const worth = given === option ? 1 : (credits[given] ?? 0);
          expect(mark({ type: 'single', option, credits }, { option: given })).toBe(worth);
        },
      ),
    );
  });
  test('several options: (right − wrong chosen) / right ones, never below 0, or all or nothing', () => {
    check(
      fc.property(some(1), some(), (right, given) => {
        const hits = given.filter((id) => right.includes(id)).length;
        const wrong = given.length - hits;
        const key = { type: 'multiple', options: right } as const;
        expect(mark({ ...key, rule: 'partial' }, { options: given })).toBe(
          Math.max(0, (hits - wrong) / right.length),
        );
        expect(mark({ ...key, rule: 'all-or-nothing' }, { options: given })).toBe(
          hits === right.length && wrong === 0 ? 1 : 0,
        );
      }),
    );
  });
});

describe('[12.4] numbers', () => {
  /** Thousands and decimals, as whole numbers, so that the test divides once. */
  const parts = fc.record({
    negative: fc.boolean(),
    whole: fc.integer({ min: 0, max: 999_999_999 }),
    decimals: fc.option(fc.stringMatching(/^\d{1,4}$/), { nil: undefined }),
  });
  test.each([
    ['no separator', ''],
    ['commas', ','],
    ['spaces', ' '],
    ['no-break spaces', '\u00A0'],
    ['narrow no-break spaces', '\u202F'],
  ])('a number is read with %s between its thousands', (_name, separator) => {
    check(
      fc.property(parts, ({ negative, whole, decimals }) => {
        const end = decimals === undefined ? '' : `.${decimals}`;
        const sign = negative ? '-' : '';
        const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, separator);
        expect(readNumber(`${sign}${grouped}${end}`)).toEqual({ value: Number(`${sign}${whole}${end}`) });
      }),
    );
  });
  test('a comma that is not between thousands is never read', () => {
    check(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.stringMatching(/^\d{1,6}$/).filter((end) => end.length !== 3),
        (whole, end) => {
          expect(readNumber(`${whole},${end}`)).toEqual({ problem: expect.stringMatching(/^Write /) });
        },
      ),
    );
  });
  test('the larger of both tolerances decides', () => {
    const thousandths = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 1000);
    check(
      fc.property(
        thousandths(1_000_000),
        thousandths(10_000),
        thousandths(500),
        thousandths(20_000),
        fc.boolean(),
        (value, abs, rel, distance, below) => {
          const tolerance = Math.max(abs, rel * value);
          // On the edge, the binary fractions of this test decide.
          fc.pre(Math.abs(distance - tolerance) > 1e-6 * Math.max(1, value));
          const text = (below ? value - distance : value + distance).toFixed(6);
          expect(mark({ type: 'numeric', accepted: [{ value, abs, rel, credit: 1 }] }, { text })).toBe(
            distance < tolerance ? 1 : 0,
          );
        },
      ),
    );
  });
  test('without a tolerance, a very small number is not the same as zero', () => {
    const key: QuestionKey = { type: 'numeric', accepted: [{ value: 1e-10, credit: 1 }] };
    expect(mark(key, { text: '0.0000000001' })).toBe(1);
    expect(mark(key, { text: '0' })).toBe(0);
  });
});

describe('[12.5] texts', () => {
  const word = fc.stringMatching(/^[a-z'é" ]{1,12}$/).filter((text) => text.trim() !== '');
  const short = (text: string, more: object = {}): QuestionKey => ({
    type: 'short-text',
    accepted: [{ text, credit: 1 }],
    ...more,
  });
  test('case, spaces and forms of quotes never count', () => {
    const written = (text: string, [single = "'", double = '"', space = ' ']: string[]) =>
      ` ${text.replaceAll("'", single).replaceAll('"', double).replaceAll(' ', space).toUpperCase()}\n`;
    check(
      fc.property(
        word,
        fc.tuple(
          fc.constantFrom('‘', '’', '´', '`', '＇'),
          fc.constantFrom('“', '”', '„', '«'),
          fc.constantFrom('  ', '\u00A0', '\t'),
        ),
        (text, forms) => {
          expect(mark(short(text), { text: written(text, forms) })).toBe(1);
        },
      ),
    );
  });
  test('the author decides whether capitals and diacritics count', () => {
    check(
      fc.property(word, (text) => {
        const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
        const capitals = text.toUpperCase();
        expect(mark(short(text, { ignoreDiacritics: true }), { text: plain })).toBe(1);
        expect(mark(short(text), { text: plain })).toBe(plain === text ? 1 : 0);
        expect(mark(short(text, { caseSensitive: true }), { text: capitals })).toBe(
          capitals === text ? 1 : 0,
        );
      }),
    );
  });
  test.each([
    ['ﬁeld', 'FIELD'],
    ['m²', 'm2'],
    ['Straße', 'STRASSE'],
    ['é', 'e\u0301'],
  ])('%s and %s are the same text', (accepted, text) => {
    expect(mark(short(accepted), { text })).toBe(1);
  });
  test('* matches as a regular expression would', () => {
    const letters = (max: number) => fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: max });
    const pattern = fc.array(letters(3), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join('*'));
    check(
      fc.property(letters(10), pattern, (text, wanted) => {
        const expression = wanted.replaceAll('.', '\\.').replaceAll('*', '.*');
        expect(matches(text, wanted)).toBe(new RegExp(`^${expression}$`, 's').test(text));
      }),
    );
  });
  test('blanks are the average of their texts', () => {
    const blank = fc.record({ wanted: word, given: word });
    check(
      fc.property(fc.array(blank, { minLength: 1, maxLength: 6 }), (list) => {
        const credits = list.map(({ wanted, given }) => mark(short(wanted), { text: given }) ?? 0);
        const named = (pick: (one: (typeof list)[number]) => unknown) =>
          Object.fromEntries(list.map((one, at) => [`b${at}`, pick(one)]));
        const key = {
          type: 'fill-in',
          blanks: named(({ wanted }) => ({ accepted: [{ text: wanted, credit: 1 }] })),
        } as QuestionKey;
        expect(mark(key, { blanks: named(({ given }) => given) })).toBeCloseTo(
          credits.reduce((sum, credit) => sum + credit, 0) / list.length,
          10,
        );
      }),
    );
  });
});

describe('[12.6] pairs and order', () => {
  test('right pairs of all pairs; pairs that were not asked for do not count', () => {
    const pairs = fc.dictionary(fc.constantFrom(...IDS), fc.constantFrom('1', '2', '3'), { minKeys: 1 });
    check(
      fc.property(pairs, pairs, (wanted, given) => {
        const all = Object.entries(wanted);
        const right = all.filter(([left, match]) => given[left] === match).length;
        expect(mark({ type: 'matching', pairs: wanted }, { pairs: given })).toBe(right / all.length);
      }),
    );
  });
  /** Tries all subsequences. */
  const longestRun = (places: readonly number[]): number => {
    let longest = 0;
    for (let chosen = 1; chosen < 2 ** places.length; chosen += 1) {
      const run = places.filter((_place, at) => (chosen >> at) & 1);
      if (run.every((place, at) => at === 0 || place > (run[at - 1] ?? 0)))
        longest = Math.max(longest, run.length);
    }
    return longest;
  };
  test('the longest run in the right order, with gaps, of all items or of some', () => {
    check(
      fc.property(shuffled, some(), (order, given) => {
        const places = given.flatMap((id) => (order.includes(id) ? [order.indexOf(id)] : []));
        const worth = Math.max(0, longestRun(places) - 1) / (order.length - 1);
        expect(mark({ type: 'ordering', order }, { order: given })).toBe(worth);
      }),
    );
  });
});
