import { expect, test } from 'vitest';
import { addDays, addMonths, parseMonth, startOfWeek, toIsoDate, weekdayOf, weeksOf } from './calendar-dates';

test('rejects dates that do not exist', () => {
  expect(toIsoDate(2026, 2, 29)).toBeNull();
  expect(toIsoDate(2028, 2, 29)).toBe('2028-02-29');
  expect(toIsoDate(2026, 13, 1)).toBeNull();
  expect(toIsoDate(26, 3, 1)).toBeNull();
});

test('adds days and months across years; a short month uses its last day', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

test('weeks start on the first day of the locale', () => {
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(startOfWeek('2026-11-21', 7)).toBe('2026-11-15');
  expect(startOfWeek('2026-11-21', 1)).toBe('2026-11-16');
  expect(weeksOf('2026-11-10', 7)).toHaveLength(5);
  expect(weeksOf('2026-11-10', 1).at(-1)?.[0]).toBe('2026-11-30');
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
