import { expect, test } from 'vitest';
import { meterTone } from './meter-tone';

const storage = { min: 0, max: 1000, low: 700, high: 900, optimum: 0 };
const score = { min: 0, max: 100, low: 40, high: 70, optimum: 100 };
const acidity = { min: 3, max: 9, low: 6, high: 7.5 };

test.each([
  ['little is best', storage, 500, 'good'],
  ['little is best, nearly full', storage, 800, 'fair'],
  ['little is best, full', storage, 950, 'poor'],
  ['little is best, on the limit', storage, 700, 'good'],
  ['much is best, on the limit', score, 70, 'good'],
  ['much is best, just below it', score, 69, 'fair'],
  ['much is best, little', score, 39, 'poor'],
  ['the middle is best, too little', acidity, 5, 'fair'],
  ['the middle is best', acidity, 7, 'good'],
  ['the middle is best, too much', acidity, 8, 'fair'],
  ['limits that contradict each other', { min: 0, max: 10, low: 8, high: 2 }, 8, 'good'],
])('HTML standard, optimal ranges of a meter: %s', (_, ranges, value, tone) => {
  expect(meterTone({ ...ranges, value })).toBe(tone);
});
