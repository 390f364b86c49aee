import { privacy as calls, type AccountData } from '@digiken/contract';
import { clearSessionCookies, isSecureSite, type Sessions } from '../auth';
import { type Caller, type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { ownId } from '../users';
import { deletionStateOf, planAccountDeletion } from './deletion';
import { exportStateOf, requestExport } from './exports';
import { deletionPlanned, WORDING } from './wording';

export function privacyRoutes(services: Services, sessions: Sessions): Route[] {
  const stateOf = async (caller: Caller): Promise<AccountData> => ({
    ...(await exportStateOf(services, caller.id)),
    ...(await deletionStateOf(services, caller)),
  });
  return [
    route(calls.getAccountData, async ({ params, caller }) => {
      ownId(caller, params.id);
      return { data: await stateOf(caller) };
    }),
    route(calls.requestExport, async ({ params, caller }) => {
      await requestExport(services, ownId(caller, params.id));
      services.jobs.wake();
      return { message: WORDING.requested, data: await stateOf(caller) };
    }),
    route(calls.deleteAccount, async ({ params, body, caller, request, reply }) => {
      ownId(caller, params.id);
      const at = await planAccountDeletion({ ...services, sessions }, caller, body);
      clearSessionCookies(reply, isSecureSite(request, services.config));
      return { message: deletionPlanned(at), data: { deletedAt: at.toISOString() } };
    }),
  ];
}
