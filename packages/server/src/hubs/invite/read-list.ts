import { Email } from '@digiken/contract';
import {
  dividedName,
  HUB_LIMITS,
  type InvitationLineState,
  LIMITS,
  plainName,
} from '@digiken/contract/constants';
import { invalid } from '../../platform/http/errors';
import { WORDING } from '../people-wording';
import { decodeCsv, type Encoding } from './decode';
import { type Field, findHeader, type Header, ROWS_ABOVE } from './header';
import { type CsvRow, parseCsv, type Separator, SEPARATORS, UnclosedQuote, withoutSepLine } from './parse';

/** A line as it is written, before anything is looked up. */
export interface ListedPerson {
  line: number;
  email: string;
  firstName: string;
  lastName: string;
  cohorts: string[];
  /** Null where only a look at the hub can tell. */
  problem: Extract<InvitationLineState, 'not-an-email' | 'unreadable' | 'duplicate'> | null;
  duplicateOf: number | null;
}

export interface PeopleList {
  encoding: Encoding;
  separator: Separator;
  ignoredColumns: string[];
  people: ListedPerson[];
}

/** As the contract's texts in one line (spec R.68). */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const KEPT = 254;
const MOST_IGNORED = 20;

/**
 * Reads a list of people to invite (spec 13.160): a header with an email column, in English or Kiswahili, then one
 * person a line. Several cohorts of one person are separated by `|`.
 * @throws {HttpError} 422 on `file` if it is no text, has no such header, no people, or more than 5,000 lines
 */
export function readPeopleList(content: Buffer): PeopleList {
  const decoded = decodeCsv(content);
  if (decoded === undefined) throw invalid({ file: WORDING.notText });
  const { separator, rows: all } = tableOf(decoded.text);
  if (all.length === 0) throw invalid({ file: WORDING.emptyList });
  const header = findHeader(all);
  if (header === undefined) throw invalid({ file: WORDING.noEmailColumn });
  const { at, fields } = header;
  const rows = all.slice(at + 1);
  if (rows.length === 0) throw invalid({ file: WORDING.emptyList });
  if (rows.length > HUB_LIMITS.csvLines) throw invalid({ file: WORDING.tooManyLines(HUB_LIMITS.csvLines) });
  const ignored = (all[at]?.cells ?? [])
    .map(plainName)
    .filter((cell, column) => !fields[column] && cell !== '');
  return {
    encoding: decoded.encoding,
    separator,
    ignoredColumns: ignored.slice(0, MOST_IGNORED).map(storable),
    people: withDuplicates(rows.map((row) => toPerson(row, fields))),
  };
}

/** The rows of a text, by the separator that the text names, or the one that makes most columns of its header. */
function tableOf(typed: string): { separator: Separator; rows: CsvRow[] } {
  const { text, separator: named } = withoutSepLine(typed);
  const separator = named ?? separatorOf(text);
  try {
    // The header with what is above it, and one more than allowed.
    return { separator, rows: parseCsv(text, separator, HUB_LIMITS.csvLines + ROWS_ABOVE + 2) };
  } catch (error) {
    if (error instanceof UnclosedQuote) throw invalid({ file: WORDING.unclosedQuote(error.line) });
    throw error;
  }
}

function separatorOf(text: string): Separator {
  const known = (separator: Separator): number => {
    try {
      const header = findHeader(parseCsv(text, separator, ROWS_ABOVE + 1));
      // Of columns that mean nothing here, more are better too.
      return header ? header.fields.filter(Boolean).length * 100 + header.fields.length : 0;
    } catch (error) {
      if (error instanceof UnclosedQuote) return 0;
      throw error;
    }
  };
  const counts = SEPARATORS.map((separator) => ({ separator, count: known(separator) }));
  return counts.reduce((best, count) => (count.count > best.count ? count : best)).separator;
}

function toPerson({ line, cells }: CsvRow, fields: Header['fields']): ListedPerson {
  const all = (field: Field) => cells.filter((_, index) => fields[index] === field).map(plainName);
  const written = all('email').find((cell) => cell !== '') ?? '';
  // As programs for mail copy an address: "Wanjiku Kamau <wanjiku@example.org>;".
  const [, shown = '', inner] = /^"?([^"<>]*)"?\s*<([^<>]+)>[\s,;]*$/u.exec(written) ?? [];
  const typed = inner ?? written.replace(/[\s,;]+$/u, '');
  const email = Email.safeParse(typed);
  const named = namesOf(all);
  const { firstName, lastName } = named.firstName + named.lastName === '' ? dividedName(shown) : named;
  const groups = all('cohort').flatMap((cell) => cell.split('|').map(plainName));
  const cohorts = uniqueNames(groups.filter((name) => name !== ''));
  const bad =
    [firstName, lastName].some((name) => name.length > LIMITS.nameMax || CONTROL.test(name)) ||
    cohorts.length > HUB_LIMITS.cohortsPerLine ||
    cohorts.some((name) => name.length > HUB_LIMITS.cohortNameMax || CONTROL.test(name));
  return {
    line,
    email: email.success ? email.data : storable(typed),
    firstName: storable(firstName),
    lastName: storable(lastName),
    cohorts: cohorts.slice(0, HUB_LIMITS.cohortsPerLine).map(storable),
    problem: email.success ? (bad ? 'unreadable' : null) : 'not-an-email',
    duplicateOf: null,
  };
}

/** A cell for the whole name is divided, unless another column has the last name. */
function namesOf(all: (field: Field) => string[]): { firstName: string; lastName: string } {
  const cells = (field: Field) => all(field).join(' ').trim();
  const [firstName, lastName, name] = [cells('firstName'), cells('lastName'), cells('name')];
  if (firstName !== '') return { firstName, lastName };
  return lastName === '' ? dividedName(name) : { firstName: name, lastName };
}

/** The first line with an address counts. */
function withDuplicates(people: ListedPerson[]): ListedPerson[] {
  const first = new Map<string, number>();
  return people.map((person) => {
    if (person.problem === 'not-an-email') return person;
    const duplicateOf = first.get(person.email);
    if (duplicateOf !== undefined) return { ...person, problem: 'duplicate', duplicateOf };
    first.set(person.email, person.line);
    return person;
  });
}

/** Names that differ in case only are one; the first spelling stays. */
export function uniqueNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  return [...byKey.values()];
}

/** A text as it can be stored and shown in one line. */
const storable = (text: string) =>
  text
    .replace(new RegExp(CONTROL, 'gu'), '\uFFFD')
    .slice(0, KEPT)
    .replace(/[\uD800-\uDBFF]$/u, '');
