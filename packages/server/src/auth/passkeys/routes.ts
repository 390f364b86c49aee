import { passkeys } from '@digiken/contract';
import { conflict, HttpError } from '../../platform/http/errors';
import { type Route, route } from '../../platform/http/route';
import { countFailures, countTry } from '../../platform/rate-limit';
import { ownId } from '../../users';
import type { StartSession } from '../answer';
import { clientOf } from '../client';
import { keepDeviceCookie } from '../cookies';
import type { AuthDeps } from '../deps';
import { passBothFactors } from '../first-factor';
import { passkeyLimits, passkeyOptionLimits } from '../limits';
import { WORDING } from '../wording';
import { addPasskey, newPasskeyOptions, removePasskey, renamePasskey } from './own';
import { proofOptions, provePasskey } from './prove';

/** A passkey proves each request anew, so an account that is to be deleted is kept by its other ways to sign in. */
function byPassword(error: unknown): never {
  if (error instanceof HttpError && error.details?.code === 'deletion')
    throw conflict(`${error.message} ${WORDING.keepByPassword}`, error.details);
  throw error;
}

export function passkeyRoutes(deps: AuthDeps, startSession: StartSession): Route[] {
  const { db, clock, config } = deps;
  return [
    route(passkeys.passkeyOptions, async ({ request, reply }) => {
      const { network } = clientOf(request, config);
      await countTry(
        { db, clock },
        { limits: passkeyOptionLimits(network), message: WORDING.tooManySignIns },
      );
      return { data: await proofOptions(deps, keepDeviceCookie(request, reply, config)) };
    }),

    route(passkeys.signInWithPasskey, async ({ body, request, reply }) => {
      const client = clientOf(request, config);
      const limits = passkeyLimits(client.network);
      const { userId } = await countFailures({ db, clock }, { limits, message: WORDING.tooManySignIns }, () =>
        provePasskey(deps, client, body),
      );
      const started = await passBothFactors(deps, client, { userId }).catch(byPassword);
      return startSession(request, reply, started, WORDING.signedIn);
    }),

    route(passkeys.newPasskeyOptions, async ({ params, caller, request, reply }) => {
      ownId(caller, params.id);
      return { data: await newPasskeyOptions(deps, caller, keepDeviceCookie(request, reply, config)) };
    }),

    route(passkeys.addPasskey, async ({ params, body, caller, request }) => {
      ownId(caller, params.id);
      const data = await addPasskey(deps, caller, { client: clientOf(request, config), ...body });
      return { message: WORDING.passkeyAdded, data };
    }),

    route(passkeys.renamePasskey, async ({ params, body, caller }) => {
      ownId(caller, params.id);
      const data = await renamePasskey(deps, caller, { passkeyId: params.passkeyId, name: body.name });
      return { message: WORDING.passkeyRenamed, data };
    }),

    route(passkeys.removePasskey, async ({ params, caller }) => {
      ownId(caller, params.id);
      await removePasskey(deps, caller, params.passkeyId);
      return { message: WORDING.passkeyRemoved };
    }),
  ];
}
