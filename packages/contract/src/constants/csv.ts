/** Starts of cells that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180). A text that a spreadsheet would take for a formula starts with an apostrophe. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** {@link csvOf} with a byte order mark, so that Excel reads UTF-8. */
export const spreadsheetCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${csvOf(rows)}`;
