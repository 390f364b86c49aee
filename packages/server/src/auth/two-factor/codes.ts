import { SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Deps } from '../../platform/services';
import { unsealSecret } from './encryption';
import { looksLikeRecoveryCode, spendRecoveryCode } from './recovery-codes';
import { twoFactors } from './tables';

type CodeDeps = Deps<'clock' | 'config'>;

const PERIOD_MS = SIGN_IN_LIMITS.codeSeconds * 1000;
/** Periods before and after the current one whose code is accepted too: clocks of phones differ. */
const WINDOW = 1;

/** The generator of an account's codes (RFC 6238 with the values that every app knows). */
export const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Digiken',
    label,
    algorithm: 'SHA1',
    digits: SIGN_IN_LIMITS.codeDigits,
    period: SIGN_IN_LIMITS.codeSeconds,
    secret: Secret.fromBase32(secret),
  });

/**
 * The period whose code this is: periods of 30 seconds since 1970; undefined if it is none of those accepted at `now`.
 */
export function periodOf({
  secret,
  code,
  now,
}: {
  secret: string;
  code: string;
  now: Date;
}): number | undefined {
  const delta = generatorOf(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / PERIOD_MS) + delta;
}

/**
 * Uses up a code of an account whose codes are on: each code works once, and after it no older one (spec 13.146).
 * @returns whether it was accepted
 */
export async function spendAppCode(
  deps: CodeDeps,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const { db, clock } = deps;
  const isOn = and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt));
  const [row] = await db.select({ sealed: twoFactors.sealed }).from(twoFactors).where(isOn);
  const secret = row && unsealSecret(deps, { userId, sealed: row.sealed });
  if (secret === undefined) return false;
  const lastStep = periodOf({ secret, code, now: clock.now() });
  if (lastStep === undefined) return false;
  // One statement: of two requests with one code, the second finds no row.
  const spent = await db
    .update(twoFactors)
    .set({ lastStep })
    .where(and(isOn, lt(twoFactors.lastStep, lastStep)))
    .returning({ userId: twoFactors.userId });
  return spent.length > 0;
}

/**
 * Uses up a code from the app or a recovery code.
 * @returns which of both it was; undefined if it is neither or was used before
 */
export async function spendCode(
  deps: CodeDeps,
  { userId, code }: { userId: string; code: string },
): Promise<'code' | 'recovery-code' | undefined> {
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    return (await spendAppCode(deps, { userId, code: digits })) ? 'code' : undefined;
  }
  if (!looksLikeRecoveryCode(code)) return undefined;
  return (await spendRecoveryCode(deps.db, { userId, code })) ? 'recovery-code' : undefined;
}
