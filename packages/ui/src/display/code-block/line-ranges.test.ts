import { expect, it } from 'vitest';
import { lineRanges } from './line-ranges';

it('joins lines that follow each other', () => {
  expect(lineRanges([5, 2, 3, 4, 9, 9])).toEqual(['2–5', '9']);
  expect(lineRanges([])).toEqual([]);
});
