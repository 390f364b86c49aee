import { type Column, type SQL, sql } from 'drizzle-orm';

/** A person's name as `fullName` makes it; null where the row of an outer join is missing. */
export const nameColumn = (person: { firstName: Column; lastName: Column }): SQL<string> =>
  sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`;
