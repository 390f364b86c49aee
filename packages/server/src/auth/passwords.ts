import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../platform/http/errors';
import { WORDING } from './wording';

/** Argon2id, the library's default, with 19 MiB, two passes, one lane (reliability.md; OWASP Password Storage). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More than the 3,000 most used ones that ASVS 5 §6.2.4 asks for; lower case. */
const COMMON = new Set(dictionary['passwords-common']);

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

let nobody: Promise<string> | undefined;

/**
 * Does the password belong to the account? Takes as long for an address without an account, so that the
 * time does not tell which addresses have one.
 */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const fits = await verify(storedHash ?? (await nobody), password);
  return fits && storedHash !== undefined;
}

/** @throws {HttpError} 422 on `field` for a password that is easy to guess */
export function refuseGuessable(field: string, password: string, email: string): void {
  const typed = password.toLowerCase();
  if (COMMON.has(typed)) throw invalid({ [field]: WORDING.commonPassword });
  if (typed === email || typed === email.split('@')[0]) throw invalid({ [field]: WORDING.passwordIsEmail });
}
