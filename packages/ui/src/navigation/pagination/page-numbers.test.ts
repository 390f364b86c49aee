import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers';

test('pagination: shows first, last and the neighbours of the current page, with gaps marked', () => {
  expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
});

test('pagination: shows the page instead of a gap of one page', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('pagination: the ends have no neighbours beyond them', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
  expect(pageNumbers(1, 1)).toEqual([1]);
});
