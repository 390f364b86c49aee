import { expect, it } from 'vitest';
import { joinStretches, watchedFraction } from './watched';

it('counts each second once, even if it was played several times', () => {
  expect(
    watchedFraction(
      [
        [0, 10],
        [5, 20],
        [5, 8],
      ],
      40,
    ),
  ).toBe(0.5);
  expect(
    joinStretches([
      [30, 40],
      [0, 10],
      [10, 12],
      [3, 3],
    ]),
  ).toEqual([
    [0, 12],
    [30, 40],
  ]);
});

it('does not count skipped parts, and never more than the whole', () => {
  expect(
    watchedFraction(
      [
        [0, 10],
        [90, 100],
      ],
      100,
    ),
  ).toBe(0.2);
  expect(watchedFraction([[0, 101]], 100)).toBe(1);
  expect(watchedFraction([[0, 10]], undefined)).toBe(0);
});
