import { fullName, type Role } from '@digiken/contract/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { users } from '../users';
import { readSettings } from './service';

/** Whose name is shown. */
export interface NamedPerson {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** Who reads a name; null: a visitor. */
export type NameReader = { role: Role } | null;

/** The name of a person as one reader sees it. */
export type ShownName = (person: NamedPerson) => string;

/** What {@link ShownName} needs of a person. */
export const nameColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
};

type Parts = Pick<NamedPerson, 'firstName' | 'lastName'>;

function shortName({ firstName, lastName }: Parts): string {
  const [initial] = new Intl.Segmenter().segment(lastName.trim());
  return initial === undefined ? firstName : `${firstName} ${initial.segment.toUpperCase()}.`;
}

const isLearner = ({ role }: { role: Role }) => role === 'user';

/** A learner, to whom the names of learners are shortened. */
export const ANY_LEARNER: NameReader = { role: 'user' };

/**
 * How a reader sees names (spec 15.106): everybody sees the full names of staff, and staff those of everybody; learners
 * see the first name and an initial of learners, also in what they wrote themselves, unless the site shows full names.
 * Visitors never see more.
 */
export async function shownNames(db: Executor, reader: NameReader): Promise<ShownName> {
  const asks = reader !== null && isLearner(reader);
  return namesFor(reader, asks && (await readSettings(db)).fullNames);
}

/**
 * The same, for a query that has read the setting with its rows.
 * @param fullNames {@link fullNamesColumn}
 */
export function namesFor(reader: NameReader, fullNames: boolean): ShownName {
  if (reader !== null && !isLearner(reader)) return fullName;
  const full = reader !== null && fullNames;
  return (person) => (full || !isLearner(person) ? fullName(person) : shortName(person));
}

/** Whether learners see full names, as a column of another query. */
export const fullNamesColumn = sql<boolean>`coalesce((select full_names from site_settings), false)`;

/** The name of a sender as staff and as learners see it. */
export async function namesOfSender(
  db: Executor,
  { id, role, user: { firstName, lastName } }: Caller,
): Promise<{ forStaff: string; forLearners: string }> {
  const person = { id, role, firstName, lastName };
  return { forStaff: fullName(person), forLearners: (await shownNames(db, ANY_LEARNER))(person) };
}

/**
 * The text by which a reader finds a person `u` by name: what the reader sees of the name, because a search would tell
 * the rest.
 */
export async function searchedName(db: Executor, reader: { role: Role }): Promise<SQL> {
  const full = !isLearner(reader) || (await readSettings(db)).fullNames;
  const last = full
    ? sql`u.last_name`
    : sql`case when u.role = 'user' then left(u.last_name, 1) else u.last_name end`;
  return sql`u.first_name || ' ' || ${last}`;
}
