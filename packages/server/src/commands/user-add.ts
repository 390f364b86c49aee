import { Email, FirstName, LastName, NewPassword } from '@digiken/contract';
import { ROLES, type Role } from '@digiken/contract/constants';
import { z } from 'zod';
import { hashPassword, refuseGuessable } from '../auth/passwords';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import type { Services } from '../platform/services';
import { users } from '../users/tables';
import { CommandError } from './command-error';

const NewUser = z.object({
  email: Email,
  password: NewPassword,
  role: z.enum(ROLES, { error: `The role is one of ${ROLES.join(', ')}` }),
  firstName: FirstName,
  lastName: LastName,
});

/** Adds somebody whose address counts as verified. @throws {CommandError} for what does not fit */
export async function addUser(
  { db, clock }: Services,
  input: Record<keyof z.infer<typeof NewUser>, string>,
): Promise<{ email: string; role: Role }> {
  const parsed = NewUser.safeParse(input);
  if (!parsed.success) throw new CommandError(`${parsed.error.issues[0]?.message}.`);
  const { password, ...person } = parsed.data;
  refuseGuessable('password', password, person.email);
  const now = clock.now();
  try {
    await db.insert(users).values({
      ...person,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: now,
      createdAt: now,
    });
  } catch (error) {
    if (databaseErrorCode(error) === UNIQUE_VIOLATION) {
      throw new CommandError(`There is already an account for ${person.email}.`);
    }
    throw error;
  }
  return { email: person.email, role: person.role };
}
