import { Email } from '@digiken/contract';
import { plainName } from '@digiken/contract/constants';
import type { CsvRow } from './parse';

/** What a column of a list of people holds. `name`: first and last name in one cell. */
export type Field = 'email' | 'firstName' | 'lastName' | 'name' | 'cohort';

/** Headers in English and Kiswahili, as {@link bare} leaves them. */
const HEADERS: Record<string, Field> = {
  ...each('email', 'email', 'emails', 'emailaddress', 'emailaddresses', 'emailid', 'mail', 'mailaddress'),
  ...each('email', 'useremail', 'studentemail', 'learneremail', 'memberemail', 'workemail', 'schoolemail'),
  ...each('email', 'personalemail', 'primaryemail', 'youremail', 'email1', 'email1value'),
  ...each(
    'email',
    'baruapepe',
    'anwaniyabaruapepe',
    'anwanipepe',
    'anuaniyabaruapepe',
    'baruapepeyamwanafunzi',
  ),
  ...each('firstName', 'firstname', 'firstnames', 'givenname', 'givennames', 'forename', 'forenames'),
  ...each('firstName', 'studentfirstname', 'jinalakwanza', 'jinakwanza'),
  ...each('lastName', 'lastname', 'lastnames', 'surname', 'surnames', 'familyname', 'secondname'),
  ...each('lastName', 'studentlastname', 'jinalamwisho', 'jinalaukoo', 'jinalafamilia', 'jinalapili'),
  ...each('name', 'name', 'names', 'fullname', 'fullnames', 'studentname', 'learnername', 'membername'),
  ...each('name', 'participant', 'jina', 'majina', 'jinakamili', 'majinakamili', 'jinalamwanafunzi'),
  ...each('cohort', 'cohort', 'cohorts', 'cohort1', 'group', 'groups', 'class', 'classes', 'stream'),
  ...each('cohort', 'kundi', 'makundi', 'kikundi', 'vikundi', 'darasa', 'madarasa'),
};

function each(field: Field, ...names: string[]): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, field]));
}

/** Remarks such as `[Required]`, `(optional)` and `(lazima)`. */
const REMARK = /\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|<[^>]*>/gu;
const DEMAND = /\b(?:required|optional|mandatory|lazima|hiari|si lazima)\s*$/iu;

/** Letters and digits of a header in small letters. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function fieldOf(cell: string): Field | undefined {
  const text = plainName(cell).normalize('NFKC');
  const title = text
    .replace(REMARK, ' ')
    .replace(/[^\p{L}\p{N})\]]+$/u, '')
    .replace(DEMAND, '');
  // "Email / Barua pepe" names one column in two languages.
  for (const name of [title, text, ...title.split(/[/|]/u)]) {
    const field = HEADERS[bare(name)];
    if (field !== undefined) return field;
  }
  return undefined;
}

/** The header of a list: the index of its row, and what each of its columns holds. */
export interface Header {
  at: number;
  fields: (Field | undefined)[];
}

/** Rows that may stand above the header: a title, a date, a note. */
export const ROWS_ABOVE = 20;

/**
 * Finds the header: the first row with an email column. Rows above it are ignored, but the list of people begins with the
 * first address.
 */
export function findHeader(rows: readonly CsvRow[]): Header | undefined {
  for (const [at, { cells }] of rows.slice(0, ROWS_ABOVE + 1).entries()) {
    const fields = cells.map(fieldOf);
    if (fields.includes('email')) return { at, fields };
    if (cells.some((cell) => Email.safeParse(cell).success)) return undefined;
  }
  return undefined;
}
