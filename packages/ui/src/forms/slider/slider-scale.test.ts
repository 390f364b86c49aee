import { expect, test } from 'vitest';
import { moved, percentOf, thumbAt, valueAt } from './slider-scale';

test('a value has a position on its scale, within its ends', () => {
  expect(percentOf(500, { min: 0, max: 2000 })).toBe(25);
  expect(percentOf(-5, { min: 0, max: 10 })).toBe(0);
  expect(percentOf(11, { min: 0, max: 10 })).toBe(100);
  expect(percentOf(3, { min: 3, max: 3 })).toBe(0);
});

test('a position becomes the nearest step, without rounding errors', () => {
  expect(valueAt(0.26, { min: 0, max: 2000, step: 100 })).toBe(500);
  expect(valueAt(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  expect(valueAt(1, { min: 0, max: 10, step: 3 })).toBe(9);
  expect(valueAt(2, { min: 1, max: 5, step: 1 })).toBe(5);
});

test('a press moves the nearest thumb, and thumbs at one place do not block each other', () => {
  expect(thumbAt(3, [0, 10])).toBe(0);
  expect(thumbAt(7, [0, 10])).toBe(1);
  expect(thumbAt(3, [10, 10])).toBe(0);
  expect(thumbAt(3, [0, 0])).toBe(1);
  expect(thumbAt(5, [5, 5])).toBeUndefined();
});

test('a thumb stops at the other one', () => {
  expect(moved([2, 6], 0, 9)).toEqual([6, 6]);
  expect(moved([2, 6], 1, 1)).toEqual([2, 2]);
  expect(moved([2, 6], 1, 8)).toEqual([2, 8]);
});
