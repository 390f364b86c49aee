import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with 19 MiB, two passes, one lane (OWASP Password Storage). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2);

/** Checked if there is no hash, to take the same time. */
let placeholder: Promise<string> | undefined;

/**
 * Checks a password against the stored hash. Takes the same time without a hash, so that the time does not
 * tell which addresses have an account.
 */
export async function passwordFits(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  placeholder ??= hashPassword('no account has this password');
  const fits = await verify(storedHash ?? (await placeholder), password);
  return fits && typeof storedHash === 'string';
}
