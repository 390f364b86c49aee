import { expect, test } from 'vitest';
import { phoneProblem } from './phone-problem';

test.each([
  ['  ', { kind: 'missing' }],
  ['0712 345 67', { kind: 'short', count: 1 }],
  ['+254 712 34', { kind: 'short', count: 4 }],
  ['07', { kind: 'short', count: 8 }],
  ['0712 345 6789', { kind: 'long', count: 1 }],
  ['0812 345 678', { kind: 'wrong' }],
  ['0812', { kind: 'wrong' }],
  ['achieng', { kind: 'wrong' }],
  ['0712 345 67x', { kind: 'wrong' }],
])('[17.50] says what is wrong with %o', (typed, problem) => {
  expect(phoneProblem(typed)).toEqual(problem);
});
