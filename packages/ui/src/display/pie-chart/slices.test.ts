import { describe, expect, it } from 'vitest';
import { outlineOf, percentagesOf, slicesOf } from './slices';

describe('slices of a circle', () => {
  it('criteria: follow each other and fill the circle', () => {
    expect(slicesOf([1, 2, 1])).toEqual([
      { start: 0, end: 0.25 },
      { start: 0.25, end: 0.75 },
      { start: 0.75, end: 1 },
    ]);
    expect(slicesOf([0, 0])).toEqual([
      { start: 0, end: 0 },
      { start: 0, end: 0 },
    ]);
  });

  it('start at the top and go clockwise; a whole turn is drawn', () => {
    expect(outlineOf({ start: 0, end: 0.25 }, 50, 0)).toBe('M50 0A50 50 0 0 1 100 50L50 50Z');
    expect(outlineOf({ start: 0, end: 1 }, 50, 30)).toMatch(
      /^M50 0A50 50 0 1 1 50 0L50 20A30 30 0 1 0 50 20Z$/,
    );
  });

  it('criteria: percentages add up to 100', () => {
    expect(percentagesOf([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentagesOf([2, 1, 0])).toEqual([67, 33, 0]);
    expect(percentagesOf([0, 0])).toEqual([0, 0]);
  });
});
