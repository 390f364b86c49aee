import { Email } from '@digiken/contract';
import { resetTwoStep, Sessions, Tokens } from '../auth';
import { HttpError } from '../platform/http/errors';
import { loadSecret } from '../platform/secret';
import type { Services } from '../platform/services';
import { findByEmail } from '../users';
import { CommandError } from './command-error';

/**
 * Does what an administrator can do for others (spec 13.151), for the last administrator who is locked out.
 * @returns the person's name
 * @throws {CommandError} if there is no account for the address, or it has nothing to reset
 */
export async function resetTwoStepOf(services: Services, address: string): Promise<string> {
  const { db, config, clock, background } = services;
  const parsed = Email.safeParse(address);
  if (!parsed.success) throw new CommandError(`${parsed.error.issues[0]?.message}.`);
  const person = await findByEmail(db, parsed.data);
  if (!person) throw new CommandError(`There is no account for ${parsed.data}.`);
  const sessions = new Sessions(db, config, clock, new Tokens(loadSecret(config), clock));
  try {
    return await resetTwoStep(
      { ...services, sessions },
      { id: null, user: { name: 'Command line' } },
      { userId: person.id, reason: 'On the command line of the server.' },
    );
  } catch (error) {
    throw error instanceof HttpError ? new CommandError(error.message) : error;
  } finally {
    await background.settled();
  }
}
