import { plainPassword } from '@digiken/contract/constants';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with 19 MiB, two passes, one lane (OWASP Password Storage). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password in its one form (spec 15.76), however the device writes its letters. */
export const hashPassword = (password: string): Promise<string> => hash(plainPassword(password), ARGON2);

/** Checked if there is no hash, to take the same time. */
let placeholder: Promise<string> | undefined;

/**
 * The forms in which a password may have been hashed: its one form, and, for hashes of earlier releases, as it is typed
 * and in both forms in which devices write letters with accents. A password in ASCII has one form.
 */
const formsOf = (password: string): string[] => [
  ...new Set([plainPassword(password), password, password.normalize('NFC'), password.normalize('NFD')]),
];

/**
 * Checks a password against the stored hash. Takes the same time without a hash, so that the time does not
 * tell which addresses have an account.
 * @returns `outdated`: it fits, but only in a form in which passwords are no longer hashed
 */
export async function checkPassword(
  storedHash: string | null | undefined,
  password: string,
): Promise<'fits' | 'outdated' | 'wrong'> {
  placeholder ??= hashPassword('no account has this password');
  const stored = storedHash ?? (await placeholder);
  for (const [at, form] of formsOf(password).entries())
    if ((await verify(stored, form)) && typeof storedHash === 'string') return at === 0 ? 'fits' : 'outdated';
  return 'wrong';
}

/** Whether a password is the one of the stored hash. Takes the same time without a hash. */
export const passwordFits = async (
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> => (await checkPassword(storedHash, password)) !== 'wrong';
