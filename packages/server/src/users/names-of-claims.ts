import { FirstName, LastName } from '@digiken/contract';
import { dividedName, plainName } from '@digiken/contract/constants';

/** What providers and learning platforms say about a name (OpenID Connect Core 5.1); any of it may be missing or empty. */
export interface NameClaims {
  name?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  [claim: string]: unknown;
}

/**
 * First and last name of a person elsewhere, as far as the forms of this site would accept them. Who has one name has it
 * as first name, whichever claim holds it.
 */
export function namesOfClaims(claims: NameClaims): { firstName: string; lastName: string } {
  const [name, given, family] = [claims.name, claims.given_name, claims.family_name].map((claim) =>
    typeof claim === 'string' ? plainName(claim) : '',
  ) as [string, string, string];
  const { firstName, lastName } = divide(name, given, family);
  return {
    firstName: FirstName.safeParse(firstName).data ?? '',
    lastName: LastName.safeParse(lastName).data ?? '',
  };
}

function divide(name: string, given: string, family: string) {
  if (given !== '' && family !== '') return { firstName: given, lastName: given === family ? '' : family };
  if (given !== '') return { firstName: given, lastName: rest(name, `${given} `) };
  if (family === '') return dividedName(name);
  if (name === '' || name === family) return { firstName: family, lastName: '' };
  const before = name.endsWith(` ${family}`) ? name.slice(0, -family.length).trim() : '';
  return before === '' ? dividedName(name) : { firstName: before, lastName: family };
}

const rest = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length) : '');
