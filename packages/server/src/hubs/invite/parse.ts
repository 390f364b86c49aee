import { CSV_SEPARATORS } from '@digiken/contract/constants';
import { CsvError, type Info, type Options } from 'csv-parse';
import { parse } from 'csv-parse/sync';

export type Separator = (typeof CSV_SEPARATORS)[number];
export const SEPARATORS: readonly Separator[] = CSV_SEPARATORS;

const CHARACTER: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** One row of a file; `line` is the number of its first line, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** `line` is the first line of the row that holds the quote. */
export class UnclosedQuote extends Error {
  constructor(readonly line: number) {
    super(`The quote that opens in line ${line} is not closed.`);
  }
}

/** Rows may have any number of cells. Spaces before a cell are ignored; a quote inside an unquoted cell is text. */
const OPTIONS: Options = {
  record_delimiter: '\n',
  ltrim: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  raw: true,
};

/** Excel's line `sep=;` says how the columns below it are separated. */
const SEP_LINE = /^[\s\p{Cf}]*"?sep=(.)"?[,;\t]*[^\S\n]*(?=\n|$)/iu;

/**
 * A text without Excel's `sep=` line, and the separator that the line names. The line becomes an empty one, so that the
 * others keep their numbers.
 */
export function withoutSepLine(text: string): { text: string; separator: Separator | undefined } {
  const [line, sign] = SEP_LINE.exec(text) ?? [];
  if (line === undefined) return { text, separator: undefined };
  const separator = SEPARATORS.find((separator) => CHARACTER[separator] === sign);
  return { text: line.replace(/[^\n]/gu, '') + text.slice(line.length), separator };
}

/**
 * The rows of a CSV file, without those whose cells are all empty.
 * @param text with lines that end with LF
 * @param most rows to read
 * @throws {UnclosedQuote} if a quote is open at the end
 */
export function parseCsv(text: string, separator: Separator, most: number): CsvRow[] {
  const delimiter = CHARACTER[separator];
  const options = { ...OPTIONS, delimiter, info: true, skip_records_with_empty_values: true, to: most };
  return read<{ record: string[]; info: Info }>(text, options).map(({ record, info }) => ({
    line: info.lines - countOf(record.join(''), '\n'),
    cells: record,
  }));
}

/** What csv-parse returns with the options `raw` and `info`, which its types leave out. */
function read<Row>(text: string, options: Options): Row[] {
  try {
    const rows: unknown[] = parse(text, options);
    return rows as Row[];
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    // The row goes on to the end of the text.
    throw new UnclosedQuote(1 + countOf(text, '\n') - countOf(String(error.raw).trimStart(), '\n'));
  }
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;
