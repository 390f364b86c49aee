import { expect, test } from 'vitest';
import { parseTime } from './time-text';

test.each([
  ['14:30', '14:30'],
  ['1430', '14:30'],
  ['14.30', '14:30'],
  ['14h30', '14:30'],
  ['2.30 pm', '14:30'],
  ['2:30PM', '14:30'],
  ['2 p.m.', '14:00'],
  ['12 am', '00:00'],
  ['12.15 pm', '12:15'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['0:05', '00:05'],
])('a time is read as people type it: %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each(['', '25:00', '14:60', '13 pm', '0 am', 'noon', '14:3', '14:300', '1:2:3'])(
  'does not guess at text that is not a time: "%s"',
  (text) => {
    expect(parseTime(text)).toBeNull();
  },
);
