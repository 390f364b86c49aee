import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Executor } from '../../platform/database';
import { qrOf } from '../../platform/documents/qr';
import { conflict, invalid } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { AuthDeps } from '../deps';
import { refuseOldSignIn } from '../recent-sign-in';
import { securityMail, WORDING } from '../wording';
import { generatorOf, periodOf, spendAppCode, spendCode } from './codes';
import { sealSecret, unsealSecret } from './encryption';
import { codeLimits, countCode } from './limits';
import { renewCodes } from './recovery-codes';
import { pendingSignIns, recoveryCodes, trustedDevices, twoFactors } from './tables';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Time to enter the first code. */
const SET_UP_MS = 3_600_000;

/**
 * Makes a secret for an app that shows codes. Each call makes another one; nothing is on until its first code is
 * entered (spec 13.144).
 * @throws {HttpError} 403 without a recent sign-in, 409 if codes are on already
 */
export async function startTwoStep({ db, clock, config }: AuthDeps, caller: Caller) {
  await refuseOldSignIn({ db, clock }, caller);
  const { base32: secret } = new Secret({ size: SECRET_BYTES });
  const userId = caller.id;
  const values = { sealed: sealSecret({ config }, { userId, secret }), lastStep: 0, createdAt: clock.now() };
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
    if (row?.confirmedAt) throw conflict(WORDING.twoStepIsOn);
    await tx
      .insert(twoFactors)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: twoFactors.userId, set: values });
  });
  const address = generatorOf(secret, caller.user.email).toString();
  return { secret, address, qr: qrOf(address) };
}

/**
 * Turns the codes on with the first one.
 * @returns the recovery codes, to be shown once
 * @throws {HttpError} 409 without a secret to confirm, or if codes are on already; 422 for a wrong code; 429 after too
 *   many
 */
export async function turnOnTwoStep(
  deps: AuthDeps,
  caller: Caller,
  { code, network }: { code: string; network: string },
): Promise<string[]> {
  const { db, clock, config } = deps;
  const userId = caller.id;
  const codes = await countCode({ db, clock }, codeLimits(userId, network), () =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
      if (row?.confirmedAt) throw conflict(WORDING.twoStepIsOn);
      const started = row && clock.now().getTime() - row.createdAt.getTime() < SET_UP_MS ? row : undefined;
      const secret = started && unsealSecret({ config }, { userId, sealed: started.sealed });
      if (secret === undefined) throw conflict(WORDING.noSetUp);
      const lastStep = periodOf({ secret, code, now: clock.now() });
      if (lastStep === undefined) throw invalid({ code: WORDING.wrongCode });
      await tx
        .update(twoFactors)
        .set({ confirmedAt: clock.now(), lastStep })
        .where(eq(twoFactors.userId, userId));
      return renewCodes(tx, userId);
    }),
  );
  tell(deps, caller, 'turnedOn');
  return codes;
}

/**
 * New recovery codes in place of all earlier ones.
 * @throws {HttpError} 409 if codes are off, 422 for a wrong or used code, 429 after too many
 */
export async function renewRecoveryCodes(
  deps: AuthDeps,
  caller: Caller,
  { code, network }: { code: string; network: string },
): Promise<string[]> {
  const { db, clock, config } = deps;
  const userId = caller.id;
  const codes = await countCode({ db, clock }, codeLimits(userId, network), () =>
    db.transaction(async (tx) => {
      await refuseIfOff(tx, userId);
      const fits = await spendAppCode({ db: tx, clock, config }, { userId, code });
      if (!fits) throw invalid({ code: WORDING.wrongCode });
      return renewCodes(tx, userId);
    }),
  );
  tell(deps, caller, 'renewed');
  return codes;
}

/**
 * Turns the codes off with a code from the app or a recovery code. Passkeys stay.
 * @throws {HttpError} 409 if codes are off, 422 for a wrong or used code, 429 after too many
 */
export async function turnOffTwoStep(
  deps: AuthDeps,
  caller: Caller,
  { code, network }: { code: string; network: string },
): Promise<void> {
  const { db, clock, config } = deps;
  const userId = caller.id;
  await countCode({ db, clock }, codeLimits(userId, network), () =>
    db.transaction(async (tx) => {
      await refuseIfOff(tx, userId);
      const used = await spendCode({ db: tx, clock, config }, { userId, code });
      if (used === undefined) throw invalid({ code: WORDING.wrongCode });
      await removeCodes(tx, userId);
    }),
  );
  tell(deps, caller, 'turnedOff');
}

/** Removes secret, recovery codes, trusted devices and sign-ins that wait for a code. */
export async function removeCodes(db: Executor, userId: string): Promise<void> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}

async function refuseIfOff(tx: Executor, userId: string): Promise<void> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row?.confirmedAt) throw conflict(WORDING.twoStepIsOff);
}

/** Mails the person, so that they notice a change that was not theirs. */
function tell(
  { background, mail, config }: AuthDeps,
  { user }: Caller,
  change: 'turnedOn' | 'turnedOff' | 'renewed',
): void {
  background.run(() =>
    mail.send({ to: user.email, ...securityMail(user.firstName, change, config.publicUrl) }),
  );
}
