import { Piscina } from 'piscina';
import { PATHS } from '../platform/paths';
import { invalid } from '../platform/http/errors';
import { WORDING } from './wording';

/** Score of zxcvbn, 0 to 4. "Somewhat guessable" is the minimum that withstands rate-limited online attacks. */
const MINIMUM_SCORE = 2;

/** How long the idle worker and its dictionaries stay in memory. */
const IDLE_MS = 60_000;

const SITE_NAME = 'digiken';

/** The user who chooses the password. Attackers know the name and the address. */
export interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
}

let pool: Piscina<{ password: string; personal: string[] }, { score: number; trivial: boolean }> | undefined;

/**
 * Refuses a password that is easy to guess: common, built from the owner's name or address, repeated or
 * sequential characters.
 * @param field names the field in the answer
 * @throws {HttpError} 422 on `field`
 */
export async function refuseGuessable(field: string, password: string, owner: PasswordOwner): Promise<void> {
  const typed = password.toLowerCase();
  const [localPart = ''] = owner.email.split('@');
  if (typed === owner.email || typed === localPart) throw invalid({ [field]: WORDING.passwordIsEmail });
  pool ??= new Piscina({
    filename: PATHS.passwordWorker,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  const names = [owner.firstName, owner.lastName].filter((name) => name !== undefined);
  const personal = [owner.email, localPart, ...names, SITE_NAME].filter((word) => word.length > 0);
  const { score, trivial } = await pool.run({ password, personal });
  if (score < MINIMUM_SCORE || trivial) throw invalid({ [field]: WORDING.guessablePassword });
}
