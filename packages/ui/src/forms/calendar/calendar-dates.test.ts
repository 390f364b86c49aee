import { expect, test } from 'vitest';
import { addDays, addMonths, parseMonth, startOfWeek, toIsoDate, weeksOf } from './calendar-dates';

test('rejects dates that do not exist', () => {
  expect(toIsoDate(2026, 2, 29, 'en-KE')).toBeNull();
  expect(toIsoDate(2028, 2, 29, 'en-KE')).toBe('2028-02-29');
  expect(toIsoDate(2026, 13, 1, 'en-KE')).toBeNull();
  expect(toIsoDate(26, 3, 1, 'en-KE')).toBeNull();
});

test('adds days and months across years; a short month uses its last day', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', 1, 'en-KE')).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1, 'en-KE')).toBe('2025-12-15');
  expect(addMonths('2028-02-29', 12, 'en-KE')).toBe('2029-02-28');
});

test('weeks start on the first day of the locale', () => {
  expect(startOfWeek('2026-11-21', 'en-US')).toBe('2026-11-15');
  expect(startOfWeek('2026-11-21', 'de-DE')).toBe('2026-11-16');
  expect(weeksOf('2026-11-10', 'en-US')).toHaveLength(5);
  expect(weeksOf('2026-11-10', 'de-DE').at(-1)?.[0]).toBe('2026-11-30');
});

test.each([
  ['3', 3],
  ['03', 3],
  ['Mar', 3],
  ['march', 3],
  ['Sept', 9],
  ['ju', null],
  ['13', null],
  ['0', null],
])('a month is read in figures and in words: %s', (text, month) => {
  expect(parseMonth(text, 'en-KE')).toBe(month);
});
