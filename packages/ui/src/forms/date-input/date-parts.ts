import { defineMessages } from '../../foundations/messages-provider/messages-provider';
import {
  type DatePart,
  europeanDigits,
  type IsoDate,
  orderOf,
  parseMonth,
  partsOf,
  printFigures,
  toIsoDate,
} from '../calendar/calendar-dates';

export const dateInputMessages = defineMessages('date-input', {
  hint: 'For example, {example}',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  choose: 'Choose from a calendar',
  change: 'Choose from a calendar, now {date}',
  opening: 'Opening the calendar…',
  unavailable: 'The calendar could not be loaded. Type the date instead.',
  missing: 'Enter a day, a month and a year',
  notReal: 'Enter a real date, like {example}',
  shortYear: 'Enter the year with 4 digits, like {year}',
  atLeast: 'Enter {date} or a later date',
  atMost: 'Enter {date} or an earlier date',
});

/** The text of the three fields. */
export interface DateTexts {
  day: string;
  month: string;
  year: string;
}

const NO_TEXTS: DateTexts = { day: '', month: '', year: '' };

/** A day in the locale's calendar and digits. */
export function textsOf(iso: IsoDate | null, locale: string): DateTexts {
  if (iso === null) return NO_TEXTS;
  const { day, month, year } = partsOf(iso, locale);
  const print = (number: number) => printFigures(number, locale);
  return { day: print(day), month: print(month), year: print(year) };
}

/** The texts of the fields in the locale's order, e.g. "27 3 2026". */
export function inOrder(texts: DateTexts, locale: string): string {
  return orderOf(locale)
    .map((part: DatePart) => texts[part].trim())
    .filter(Boolean)
    .join(' ');
}

/** A date for hints, as the locale writes it: "27 3 2026". */
export function exampleOf(locale: string): { example: string; year: string } {
  const texts = textsOf('2026-03-27', locale);
  return { example: inOrder(texts, locale), year: texts.year };
}

export interface DateProblem {
  key: 'missing' | 'notReal' | 'shortYear' | 'atLeast' | 'atMost';
  /** The exceeded bound. */
  date?: IsoDate;
}

export type ParsedDate =
  | { value: IsoDate | null; problem?: undefined }
  | { value: null; problem: DateProblem; parts: (keyof DateTexts)[] };

/** Parses the three fields. `parts` contains the fields with the problem. */
export function parseDate(
  texts: DateTexts,
  rules: { min?: IsoDate; max?: IsoDate; locale: string },
): ParsedDate {
  const names = ['day', 'month', 'year'] as const;
  const empty = names.filter((name) => texts[name].trim() === '');
  if (empty.length === 3) return { value: null };
  if (empty.length > 0) return { value: null, problem: { key: 'missing' }, parts: empty };
  const year = europeanDigits(texts.year.trim(), rules.locale);
  const typedDay = europeanDigits(texts.day.trim(), rules.locale);
  if (/^\d{1,3}$/.test(year)) return { value: null, problem: { key: 'shortYear' }, parts: ['year'] };
  const month = parseMonth(texts.month, rules.locale);
  const day = /^\d{1,2}$/.test(typedDay) ? Number(typedDay) : null;
  const iso =
    day !== null && month !== null && /^\d{4}$/.test(year)
      ? toIsoDate(Number(year), month, day, rules.locale)
      : null;
  if (iso === null) {
    const wrong = names.filter(
      (name) => ({ day, month, year: /^\d{4}$/.test(year) ? year : null })[name] === null,
    );
    return { value: null, problem: { key: 'notReal' }, parts: wrong.length > 0 ? wrong : ['day'] };
  }
  if (rules.min !== undefined && iso < rules.min)
    return { value: null, problem: { key: 'atLeast', date: rules.min }, parts: [...names] };
  if (rules.max !== undefined && iso > rules.max)
    return { value: null, problem: { key: 'atMost', date: rules.max }, parts: [...names] };
  return { value: iso };
}
