import { expect, it } from 'vitest';
import { readShillings } from './shillings';

it.each([
  ['450', 450],
  [' 1,200 ', 1200],
  ['Ksh 1 200', 1200],
  ['0', 0],
  ['\u202Aksh ١٬٢٠٠\u00A0', 1200],
  ['', null],
  ['free', undefined],
  ['12.50', undefined],
  ['-3', undefined],
])('a typed price is whole shillings: “%s” is %s', (typed, amount) => {
  expect(readShillings(typed)).toBe(amount);
});
