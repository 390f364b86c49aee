import type { CSV_SEPARATORS } from '@digiken/contract/constants';

export type Separator = (typeof CSV_SEPARATORS)[number];

const CHARACTER: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** One row of a file; `line` is the number of its first line, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export class UnclosedQuote extends Error {
  constructor(readonly line: number) {
    super(`The quote that opens in line ${line} is not closed.`);
  }
}

/** The separator that the first line has most of, outside quotes. A single column has none: comma. */
export function separatorOf(text: string): Separator {
  const counts = { comma: 0, semicolon: 0, tab: 0 };
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) break;
    else if (!quoted)
      for (const name of ['comma', 'semicolon', 'tab'] as const)
        if (character === CHARACTER[name]) counts[name] += 1;
  }
  if (counts.tab > 0 && counts.tab >= counts.semicolon && counts.tab >= counts.comma) return 'tab';
  return counts.semicolon > counts.comma ? 'semicolon' : 'comma';
}

/**
 * The rows of a CSV file (RFC 4180), without empty ones. Lines may end with CR LF, LF or CR.
 * @param most rows; reading stops after one more
 * @throws {UnclosedQuote} if a quote is open at the end
 */
export function parseCsv(text: string, separator: Separator, most: number): CsvRow[] {
  const mark = CHARACTER[separator];
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let opened = 0;
  let at = 0;
  const endRow = () => {
    row.cells.push(cell);
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row);
    cell = '';
  };
  while (at < text.length && rows.length <= most) {
    const character = text[at] ?? '';
    const ends = character === '\n' || character === '\r';
    if (character === '\r' && text[at + 1] === '\n') at += 1;
    if (ends) line += 1;
    if (opened > 0) {
      if (character === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"') opened = 0;
      else cell += ends ? '\n' : character;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      opened = line;
    } else if (character === mark) {
      row.cells.push(cell);
      cell = '';
    } else if (ends) {
      endRow();
      row = { line, cells: [] };
    } else cell += character;
    at += 1;
  }
  if (opened > 0) throw new UnclosedQuote(opened);
  endRow();
  return rows;
}
