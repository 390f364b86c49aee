import { Email, FirstName, LastName, NewPassword } from '@digiken/contract';
import { ROLES } from '@digiken/contract/constants';
import { z } from 'zod';
import { hashPassword, refuseGuessable } from '../auth';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import type { Services } from '../platform/services';
import { createAccount } from '../users';
import { CommandError } from './command-error';

const NewUser = z.object({
  email: Email,
  password: NewPassword,
  role: z.enum(ROLES, { error: `The role is one of ${ROLES.join(', ')}` }),
  firstName: FirstName,
  lastName: LastName,
});

export type NewUser = z.infer<typeof NewUser>;

/**
 * Validates the options before the database is opened.
 * @throws {CommandError} for an invalid option, {HttpError} for a password that is easy to guess
 */
export async function readNewUser(input: Record<keyof NewUser, string>): Promise<NewUser> {
  const parsed = NewUser.safeParse(input);
  if (!parsed.success) throw new CommandError(`${parsed.error.issues[0]?.message}.`);
  await refuseGuessable('password', parsed.data.password, parsed.data);
  return parsed.data;
}

/**
 * Adds an account with a verified address.
 * @throws {CommandError} if the address has a verified account
 */
export async function addUser({ db, clock }: Services, { password, ...person }: NewUser): Promise<void> {
  const now = clock.now();
  try {
    await createAccount(db, {
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
}
