import { Time } from '@internationalized/date';
import { dateFormat } from '../../foundations/lib/intl';
import { europeanDigits, printFigures } from '../calendar/calendar-dates';

const SHAPE = /^(\d{1,2})(?:[:.h٫\s]?(\d{2}))?$/i;
const HALVES = [/^a\.?\s?m\.?$/i, /^p\.?\s?m\.?$/i];

/** The locale's own signs of morning and afternoon, e.g. `午前` and `午後`. */
function halvesOf(locale: string): string[] {
  return [1, 13].map((hour) => {
    const at = new Date(Date.UTC(2026, 0, 1, hour));
    const parts = dateFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' }).formatToParts(at);
    return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
  });
}

/** The text without the sign of morning (0) or afternoon (1), and which it was. */
function splitHalf(text: string, locale: string): { rest: string; half?: number } {
  for (const [half, sign] of halvesOf(locale).entries()) {
    const rest = text.replace(sign, '').trim();
    if (sign && rest !== text) return { rest, half };
  }
  const [, rest = '', sign = ''] = /^([^a-z]*)([ap].*)$/i.exec(text) ?? [];
  const half = HALVES.findIndex((shape) => shape.test(sign.trim()));
  return half < 0 ? { rest: text } : { rest: rest.trim(), half };
}

/**
 * Parses a typed time of day, in the locale's digits or European ones: `14:30`, `1430`, `2.30 pm`, `2pm`, `9`,
 * `午後2:30`.
 * @returns `HH:MM` of the 24-hour clock, or null if the text is not a time
 */
export function parseTime(text: string, locale = 'en-KE'): string | null {
  const { rest, half } = splitHalf(europeanDigits(text.trim(), locale), locale);
  const match = SHAPE.exec(rest);
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + half * 12;
  }
  if (hour > 23 || minute > 59) return null;
  return new Time(hour, minute).toString().slice(0, 5);
}

/** `HH:MM` in the locale's digits. */
export function printTime(time: string, locale: string): string {
  return time.replace(/\d/g, (digit) => printFigures(Number(digit), locale));
}
