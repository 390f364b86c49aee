/** Nairobi is three hours ahead of UTC all year. */
const startOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1, -3));

/** The moment at which a month (`2026-11`) ends in Nairobi. */
export function endOf(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return startOf(year, number + 1);
}
