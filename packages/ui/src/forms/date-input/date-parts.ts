import { defineMessages } from '../../foundations/messages-provider/messages-provider';
import { type IsoDate, parseMonth, partsOf, toIsoDate } from './calendar-dates';

export const dateInputMessages = defineMessages('date-input', {
  hint: 'For example, 27 3 2026',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  choose: 'Choose from a calendar',
  change: 'Choose from a calendar, now {date}',
  opening: 'Opening the calendar…',
  unavailable: 'The calendar could not be loaded. Type the date instead.',
  missing: 'Enter a day, a month and a year',
  notReal: 'Enter a real date, like 27 3 2026',
  shortYear: 'Enter the year with 4 digits, like 2026',
  atLeast: 'Enter {date} or a later date',
  atMost: 'Enter {date} or an earlier date',
});

/** The text of the three fields. */
export interface DateTexts {
  day: string;
  month: string;
  year: string;
}

export const NO_TEXTS: DateTexts = { day: '', month: '', year: '' };

export function textsOf(iso: IsoDate | null): DateTexts {
  if (iso === null) return NO_TEXTS;
  const { day, month, year } = partsOf(iso);
  return { day: String(day), month: String(month), year: String(year) };
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
  const year = texts.year.trim();
  if (/^\d{1,3}$/.test(year)) return { value: null, problem: { key: 'shortYear' }, parts: ['year'] };
  const month = parseMonth(texts.month, rules.locale);
  const day = /^\d{1,2}$/.test(texts.day.trim()) ? Number(texts.day) : null;
  const iso =
    day !== null && month !== null && /^\d{4}$/.test(year) ? toIsoDate(Number(year), month, day) : null;
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
