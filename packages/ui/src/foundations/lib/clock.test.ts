import { expect, it } from 'vitest';
import { clockTime, spokenTime } from './clock';

it('formats a time like media players', () => {
  expect([0, 9.9, 72, 3723, Number.NaN, Number.POSITIVE_INFINITY, -3].map(clockTime)).toEqual([
    '0:00',
    '0:09',
    '1:12',
    '1:02:03',
    '0:00',
    '0:00',
    '0:00',
  ]);
});

it('formats a time as words, in the language of the page', () => {
  expect(spokenTime(80, 'en-KE')).toBe('1 minute 20 seconds');
  expect(spokenTime(3600, 'en-KE')).toBe('1 hour');
  expect(spokenTime(0, 'en-KE')).toBe('0 seconds');
  expect(spokenTime(61, 'sw-KE')).toMatch(/dakika 1 sekunde 1/i);
});
