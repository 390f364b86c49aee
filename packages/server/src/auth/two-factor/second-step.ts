import type { BodyOf, twoStep } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { invalid } from '../../platform/http/errors';
import { users } from '../../users';
import type { Client } from '../client';
import type { AuthDeps } from '../deps';
import { passBothFactors, type Started } from '../first-factor';
import { recoveryCodeUsedMail, WORDING } from '../wording';
import { spendCode } from './codes';
import { codeLimits, countCode } from './limits';
import { findPending, spendPending } from './pending';
import { codesLeft } from './recovery-codes';
import { secondStepsOf } from './steps';
import { trustDevice } from './trusted-devices';

/** What the second step of the running sign-in can be. @throws {HttpError} 401 if none is running */
export async function describeSecondStep(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  token: string | undefined,
) {
  const { userId, expiresAt } = await findPending({ db, clock }, token);
  const [user] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, userId));
  const steps = user ? await secondStepsOf({ db, clock }, user) : [];
  return { steps, expiresAt: expiresAt.toISOString() };
}

/**
 * Ends a sign-in with a code from the app or a recovery code (spec 13.146, 13.149).
 * @param token the cookie of the running sign-in
 * @throws {HttpError} 401 if none is running, 403 for a deactivated account, 422 for a wrong or used code, 429 after too
 *   many
 */
export async function finishSecondStep(
  deps: AuthDeps,
  client: Client,
  { token, code, trust }: BodyOf<typeof twoStep.finishSecondStep> & { token: string | undefined },
): Promise<{ started: Started; message: string }> {
  const { db, clock, config } = deps;
  const pending = await findPending({ db, clock }, token);
  const { userId, restore } = pending;
  let used: 'code' | 'recovery-code' | undefined;
  const started = await countCode({ db, clock }, codeLimits(userId, client.network), () =>
    passBothFactors(deps, client, { userId, restore }, async (tx) => {
      used = await spendCode({ db: tx, clock, config }, { userId, code });
      if (used === undefined) throw invalid({ code: WORDING.wrongCode });
      await spendPending({ db: tx, clock }, pending.token);
    }),
  );
  if (trust)
    await trustDevice({ db, clock }, { userId, device: started.device, userAgent: client.userAgent });
  if (used !== 'recovery-code') return { started, message: WORDING.signedIn };
  const left = await codesLeft(db, userId);
  deps.background.run(() =>
    deps.mail.send({
      to: started.user.email,
      ...recoveryCodeUsedMail(started.user.firstName, left, deps.config.publicUrl),
    }),
  );
  return { started, message: WORDING.recoveryCodeUsed(left) };
}
