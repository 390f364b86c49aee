/**
 * A day in words, as in every table: "29 Nov 2026".
 * @param day ISO 8601, a moment (its day in Nairobi) or a day of the calendar
 */
export const dayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Africa/Nairobi' }).format(new Date(day));

/** A moment in words: "29 Nov 2026, 14:05", in Nairobi. @param moment ISO 8601 */
export const momentName = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Nairobi',
  }).format(new Date(moment));
