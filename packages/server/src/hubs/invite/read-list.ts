import { Email } from '@digiken/contract';
import { HUB_LIMITS, type InvitationLineState, LIMITS } from '@digiken/contract/constants';
import { invalid } from '../../platform/http/errors';
import { WORDING } from '../people-wording';
import { decodeCsv, type Encoding } from './decode';
import { type CsvRow, parseCsv, type Separator, separatorOf, UnclosedQuote } from './parse';

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

type Field = 'email' | 'firstName' | 'lastName' | 'cohort';

/** Headers in English and Kiswahili, without case, spaces, hyphens and underscores. */
const HEADERS: Record<string, Field> = {
  ...each('email', 'email', 'emailaddress', 'mail', 'baruapepe', 'anwaniyabaruapepe'),
  ...each('firstName', 'firstname', 'givenname', 'forename', 'jinalakwanza', 'jina'),
  ...each('lastName', 'lastname', 'surname', 'familyname', 'jinalamwisho', 'jinalaukoo', 'jinalafamilia'),
  ...each('cohort', 'cohort', 'cohorts', 'group', 'class', 'kundi', 'makundi', 'kikundi', 'vikundi'),
};

function each(field: Field, ...names: string[]): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, field]));
}

const headerKey = (cell: string) => cell.toLowerCase().replace(/[\s_.\-–‑]/gu, '');
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
  const [header, ...rows] = all;
  if (header === undefined) throw invalid({ file: WORDING.emptyList });
  const fields = header.cells.map((cell) => HEADERS[headerKey(cell)]);
  if (!fields.includes('email')) throw invalid({ file: WORDING.noEmailColumn });
  if (rows.length === 0) throw invalid({ file: WORDING.emptyList });
  if (rows.length > HUB_LIMITS.csvLines) throw invalid({ file: WORDING.tooManyLines(HUB_LIMITS.csvLines) });
  const ignored = header.cells.filter((cell, at) => fields[at] === undefined && cell.trim() !== '');
  return {
    encoding: decoded.encoding,
    separator,
    ignoredColumns: ignored.slice(0, MOST_IGNORED).map(storable),
    people: withDuplicates(rows.map((row) => toPerson(row, fields))),
  };
}

function tableOf(text: string): { separator: Separator; rows: CsvRow[] } {
  try {
    const separator = separatorOf(text);
    // The header, and one more than allowed.
    return { separator, rows: parseCsv(text, separator, HUB_LIMITS.csvLines + 2) };
  } catch (error) {
    if (error instanceof UnclosedQuote) throw invalid({ file: WORDING.unclosedQuote(error.line) });
    throw error;
  }
}

function toPerson({ line, cells }: CsvRow, fields: readonly (Field | undefined)[]): ListedPerson {
  const all = (field: Field) =>
    cells.filter((_, at) => fields[at] === field).map((cell) => cell.normalize('NFC').trim());
  const typed = all('email').find((cell) => cell !== '') ?? '';
  const email = Email.safeParse(typed.replace(/^mailto:/iu, ''));
  const firstName = all('firstName').join(' ').trim();
  const lastName = all('lastName').join(' ').trim();
  const named = all('cohort').flatMap((cell) => cell.split('|').map((name) => name.trim()));
  const cohorts = uniqueNames(named.filter((name) => name !== ''));
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
