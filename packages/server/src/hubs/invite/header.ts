import { Email } from '@digiken/contract';
import { plainName } from '@digiken/contract/constants';
import type { CsvRow } from './parse';

/** What a column of a list of people holds. `name`: first and last name in one cell. */
export type Field = 'email' | 'firstName' | 'lastName' | 'name' | 'cohort';

/** Headers in English and Kiswahili, as {@link bare} leaves them. */
const HEADERS: Record<string, Field> = {
  ...each('email', 'email', 'emails', 'emailaddress', 'emailaddresses', 'emailid', 'mail', 'mailaddress'),
  ...each('email', 'useremail', 'studentemail', 'learneremail', 'memberemail', 'workemail', 'schoolemail'),
  ...each(
    'email',
    'personalemail',
    'primaryemail',
    'youremail',
    'email1',
    'email1value',
    'gmail',
    'gmailaddress',
  ),
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
  ...each('lastName', 'jinamwisho', 'jinaukoo', 'jinafamilia', 'jinapili'),
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

/** A number or letter before a header, as forms write them. */
const NUMBERING = /^\s*\(?(?:\d{1,3}|[a-z])[.):]\s*/iu;
/** Words that do not change what a column holds. */
const FILLING = new Set(
  (
    'a the of is what which whats please enter type write your my own full valid current main primary official student students ' +
    'learner learners pupil pupils member members participant user login account work school home personal contact required ' +
    'mandatory optional lazima hiari ni nini gani tafadhali andika weka yako yangu lako langu ya la wa mwanafunzi wanafunzi ' +
    'mshiriki kamili rasmi'
  ).split(' '),
);

/** A header without the words around its own, as questions of a form have them. */
const inShort = (title: string) =>
  title
    .toLowerCase()
    .replace(/\be[-\u2010-\u2015 ]mail/u, 'email')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !FILLING.has(word))
    .join('');

/** Letters and digits of a header in small letters. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function fieldOf(cell: string): Field | undefined {
  const text = plainName(cell).normalize('NFKC');
  const title = text
    .replace(REMARK, ' ')
    .replace(/[^\p{L}\p{N})\]]+$/u, '')
    .replace(DEMAND, '')
    .replace(NUMBERING, '');
  // "Email / Barua pepe" names one column in two languages.
  for (const name of [title, text, ...title.split(/[/|]/u), inShort(title)]) {
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
/** More columns are not looked at. */
const MOST_COLUMNS = 200;

/**
 * Finds the header: of the rows with an email column before the first address, the first that names most columns. Rows
 * above it are ignored.
 */
export function findHeader(rows: readonly CsvRow[]): Header | undefined {
  let best: Header | undefined;
  for (const [at, { cells: all }] of rows.slice(0, ROWS_ABOVE + 1).entries()) {
    const cells = all.slice(0, MOST_COLUMNS);
    if (cells.some((cell) => Email.safeParse(cell).success)) break;
    const fields = cells.map(fieldOf);
    if (fields.includes('email') && (best === undefined || known(fields) > known(best.fields)))
      best = { at, fields };
  }
  return best;
}

const known = (fields: Header['fields']): number => fields.filter(Boolean).length;
