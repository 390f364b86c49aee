import { twoStep } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { conflict, HttpError, invalid, notFound } from '../../platform/http/errors';
import { type Caller, type Route, route } from '../../platform/http/route';
import { countTry, networkOf } from '../../platform/rate-limit';
import { ownId, users } from '../../users';
import type { StartSession } from '../answer';
import { type Client, clientOf } from '../client';
import { isSecureSite, pendingCookieOf } from '../cookies';
import type { AuthDeps } from '../deps';
import { guessLimits } from '../limits';
import { listPasskeys } from '../passkeys/own';
import { provePasskey } from '../passkeys/prove';
import { relyingPartyOf } from '../passkeys/relying-party';
import { passwordFits } from '../passwords';
import { noteProof, refuseOldSignIn } from '../recent-sign-in';
import { WORDING } from '../wording';
import { getPolicy, savePolicy } from './policy';
import { codesLeft } from './recovery-codes';
import { resetTwoStep } from './reset';
import { describeSecondStep, finishSecondStep } from './second-step';
import { renewRecoveryCodes, startTwoStep, turnOffTwoStep, turnOnTwoStep } from './set-up';
import { twoFactors } from './tables';
import { forgetTrustedDevice, listTrustedDevices } from './trusted-devices';

export function twoStepRoutes(deps: AuthDeps, startSession: StartSession): Route[] {
  const { db, clock, config } = deps;
  return [
    route(twoStep.getSecondStep, async ({ request }) => ({
      data: await describeSecondStep(deps, pendingCookieOf(request, isSecureSite(request, config))),
    })),

    route(twoStep.finishSecondStep, async ({ body, request, reply }) => {
      const token = pendingCookieOf(request, isSecureSite(request, config));
      const { started, message } = await finishSecondStep(deps, clientOf(request, config), {
        ...body,
        token,
      });
      return startSession(request, reply, started, message);
    }),

    route(twoStep.getSignInSecurity, async ({ params, caller }) => ({
      data: await securityOf(deps, ownId(caller, params.id)),
    })),

    route(twoStep.confirmIdentity, async ({ params, body, caller, request }) => {
      ownId(caller, params.id);
      await countTry(
        { db, clock },
        { limits: guessLimits('password', caller.id), message: WORDING.tooManyTries },
      );
      await proveIdentity(deps, caller, { ...body, client: clientOf(request, config) });
      await noteProof({ db, clock }, caller);
      return { message: WORDING.confirmed };
    }),

    route(twoStep.startTwoStep, async ({ params, caller }) => {
      ownId(caller, params.id);
      return { data: await startTwoStep(deps, caller) };
    }),

    route(twoStep.turnOnTwoStep, async ({ params, body, caller, request }) => {
      ownId(caller, params.id);
      const input = { ...body, network: networkOf(request.ip) };
      return {
        message: WORDING.twoStepOn,
        data: { recoveryCodes: await turnOnTwoStep(deps, caller, input) },
      };
    }),

    route(twoStep.renewRecoveryCodes, async ({ params, body, caller, request }) => {
      ownId(caller, params.id);
      const input = { ...body, network: networkOf(request.ip) };
      return {
        message: WORDING.codesRenewed,
        data: { recoveryCodes: await renewRecoveryCodes(deps, caller, input) },
      };
    }),

    route(twoStep.turnOffTwoStep, async ({ params, body, caller, request }) => {
      ownId(caller, params.id);
      await turnOffTwoStep(deps, caller, { ...body, network: networkOf(request.ip) });
      return { message: WORDING.twoStepOff };
    }),

    route(twoStep.forgetTrustedDevice, async ({ params, caller }) => {
      const userId = ownId(caller, params.id);
      const forgotten = await forgetTrustedDevice({ db }, { userId, deviceId: params.deviceId });
      if (!forgotten) throw notFound(WORDING.noSession);
      return { message: WORDING.deviceForgotten };
    }),

    route(twoStep.getTwoStepPolicy, async () => ({ data: await getPolicy(db) })),
    route(twoStep.saveTwoStepPolicy, async ({ body, caller }) => ({
      message: WORDING.policySaved,
      data: await savePolicy({ db, clock }, caller, body),
    })),

    route(twoStep.resetTwoStep, async ({ params, body, caller }) => {
      if (params.id === caller.id) throw conflict(WORDING.resetOwn);
      await refuseOldSignIn({ db, clock }, caller);
      const name = await resetTwoStep(deps, caller, { userId: params.id, reason: body.reason });
      return { message: WORDING.twoStepReset(name) };
    }),
  ];
}

async function securityOf(deps: AuthDeps, userId: string) {
  const { db, clock, config } = deps;
  const [codes] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  const devices = await listTrustedDevices({ db, clock }, userId);
  return {
    passkeys: await listPasskeys(db, userId),
    passkeysPossible: relyingPartyOf(config) !== undefined,
    twoStep: codes?.confirmedAt
      ? { since: codes.confirmedAt.toISOString(), recoveryCodesLeft: await codesLeft(db, userId) }
      : null,
    trustedDevices: devices.map(({ id, device, createdAt, expiresAt }) => ({
      _id: id,
      device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** The session is valid: a passkey that is refused is an error of the field, not of the session. */
function refuseField(error: unknown): never {
  throw error instanceof HttpError && error.status === 401 ? invalid({ passkey: error.message }) : error;
}

/** @throws {HttpError} 422 for a wrong password, a passkey that is refused or another person's, or neither */
async function proveIdentity(
  deps: AuthDeps,
  caller: Caller,
  {
    client,
    password,
    passkey,
  }: { client: Client; password?: string; passkey?: Parameters<typeof provePasskey>[2] },
): Promise<void> {
  if (passkey !== undefined) {
    const { userId } = await provePasskey(deps, client, passkey).catch(refuseField);
    if (userId !== caller.id) throw invalid({ passkey: WORDING.refusedPasskey });
    return;
  }
  if (password === undefined) throw invalid({ password: WORDING.enterPassword });
  const [row] = await deps.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, caller.id));
  if (!(await passwordFits(row?.hash, password))) throw invalid({ password: WORDING.wrongPassword });
}
