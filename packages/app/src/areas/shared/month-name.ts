/** "November 2026" of `2026-11`, in words of the locale. */
export function monthName(month: string, locale: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, number - 1),
  );
}

/** The last months that have ended in Nairobi, newest first, as `2026-10`. */
export function endedMonths(now: number, count: number): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(now);
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 2 - back)).toISOString().slice(0, 7),
  );
}
