import { expect, test } from 'vitest';
import { formatNumber, parseNumber, stepNumber } from './number-text';

test.each([
  ['12500', 12500],
  ['12,500', 12500],
  [' 1 250 000 ', 1250000],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['\u22123', -3],
  ['0', 0],
])('a number is read as people in Kenya type it: %s', (text, number) => {
  expect(parseNumber(text, 'en-KE')).toBe(number);
});

test.each(['', 'ten', '1,25', '12,50,0', '1.2.3', '-', '.', '5kg', '1e3', '--4', '1,250,'])(
  'does not guess at text that is not a number: "%s"',
  (text) => {
    expect(parseNumber(text, 'en-KE')).toBeNull();
  },
);

test('separators follow the locale', () => {
  expect(parseNumber('1.250,5', 'de-DE')).toBe(1250.5);
  expect(formatNumber(1250.5, 'en-KE')).toBe('1,250.5');
});

test('steps align with the grid, stay within the bounds and add up exactly', () => {
  expect(stepNumber(null, 1, { min: 1, max: 30 })).toBe(1);
  expect(stepNumber(null, -1, {})).toBe(0);
  expect(stepNumber(30, 1, { max: 30 })).toBe(30);
  expect(stepNumber(1275, 1, { step: 50 })).toBe(1300);
  expect(stepNumber(1275, -1, { step: 50 })).toBe(1250);
  expect(stepNumber(0.2, 1, { step: 0.1 })).toBe(0.3);
  expect(stepNumber(5, 10, { max: 12 })).toBe(12);
});
