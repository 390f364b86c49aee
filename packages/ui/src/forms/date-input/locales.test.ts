import { describe, expect, test } from 'vitest';
import { formatNumber, parseNumber } from '../number-input/number-text';
import { parseTime, printTime } from '../time-input/time-text';
import { inSameMonth, orderOf, printDate, startOfWeek, weeksOf } from '../calendar/calendar-dates';
import { inOrder, parseDate, textsOf } from './date-parts';

/** 27 March 2026 is a Friday, and 7 Farvardin 1405 of the Persian calendar. */
const DAY = '2026-03-27';

const LOCALES = {
  'en-US': { order: 'month day year', typed: '3 27 2026', weekStart: '2026-03-22', number: '1,250.5' },
  'de-DE': { order: 'day month year', typed: '27 3 2026', weekStart: '2026-03-23', number: '1.250,5' },
  'ja-JP': { order: 'year month day', typed: '2026 3 27', weekStart: '2026-03-22', number: '1,250.5' },
  'ar-EG': { order: 'day month year', typed: '٢٧ ٣ ٢٠٢٦', weekStart: '2026-03-21', number: '١٬٢٥٠٫٥' },
  'fa-IR': { order: 'year month day', typed: '۱۴۰۵ ۱ ۷', weekStart: '2026-03-21', number: '۱٬۲۵۰٫۵' },
  'sw-KE': { order: 'day month year', typed: '27 3 2026', weekStart: '2026-03-22', number: '1,250.5' },
};

describe.each(Object.entries(LOCALES))('%s', (locale, { order, typed, weekStart, number }) => {
  test('asks day, month and year in the order, calendar and digits of the locale', () => {
    expect(orderOf(locale).join(' ')).toBe(order);
    expect(inOrder(textsOf(DAY, locale), locale)).toBe(typed);
    expect(parseDate(textsOf(DAY, locale), { locale })).toEqual({ value: DAY });
  });

  test('starts the week on the day of the locale and shows whole months of its calendar', () => {
    expect(startOfWeek(DAY, locale)).toBe(weekStart);
    const weeks = weeksOf(DAY, locale);
    const days = weeks.flat();
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(days.filter((day) => inSameMonth(day, DAY, locale))).toHaveLength(31);
    expect(weeks[0]?.some((day) => inSameMonth(day, DAY, locale))).toBe(true);
  });

  test('reads and writes numbers in the digits and separators of the locale', () => {
    expect(formatNumber(1250.5, locale)).toBe(number);
    expect(parseNumber(number, locale)).toBe(1250.5);
    expect(parseNumber('1250', locale)).toBe(1250);
    expect(parseNumber(formatNumber(-3, locale), locale)).toBe(-3);
  });

  test('reads and writes a time in the digits of the locale', () => {
    const printed = printTime('14:30', locale);
    expect(parseTime(printed, locale)).toBe('14:30');
    expect(parseTime('14:30', locale)).toBe('14:30');
    const local = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    expect(parseTime(local.format(Date.UTC(2026, 0, 1, 14, 30)), locale)).toBe('14:30');
  });
});

// A Japanese month has no name to type: 3月 is its number and the sign for "month".
test.each(Object.keys(LOCALES).filter((locale) => locale !== 'ja-JP'))(
  '%s reads the month by its name',
  (locale) => {
    const month = printDate(DAY, locale, { month: 'long' });
    expect(parseDate({ ...textsOf(DAY, locale), month }, { locale })).toEqual({ value: DAY });
  },
);

test('a Persian leap day exists in leap years only', () => {
  const day = (year: string) => parseDate({ day: '30', month: '12', year }, { locale: 'fa-IR' });
  expect(day('1403').value).toBe('2025-03-20');
  expect(day('1404').problem).toEqual({ key: 'notReal' });
});

test('groups of other sizes than three are read where the locale has them', () => {
  expect(parseNumber('12,34,567', 'en-IN')).toBe(1_234_567);
  expect(parseNumber('12,34,567', 'en-KE')).toBeNull();
});
