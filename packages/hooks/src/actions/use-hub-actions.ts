import { hubAdminRoutes } from '@digiken/contract/routes/hub-admin';
import { hubConsoleRoutes } from '@digiken/contract/routes/hub-console';
import { hubRoutes } from '@digiken/contract/routes/hubs';
import { useMemo } from 'react';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useActionRequest, useServices } from '../session/services';
import { useAction, useRefetch } from './use-action';

type Routes = typeof hubRoutes;
type ConsoleRoutes = typeof hubConsoleRoutes;
type AdminRoutes = typeof hubAdminRoutes;

/** Asking to join, joining and leaving. */
export function useHubActions() {
  const act = useAction();
  return useMemo(
    () => ({
      askToJoin: (id: string, body: RequestBody<Routes['askToJoin']>) =>
        act(hubRoutes.askToJoin, { params: { id }, body }),
      cancelJoinRequest: (id: string) => act(hubRoutes.cancelJoinRequest, { params: { id } }),
      /** Does not refetch the members: the user may no longer see them. */
      leaveHub: (id: string) => act(hubRoutes.leaveHub, { params: { id } }),
      acceptInvitation: (secret: string) => act(hubRoutes.acceptInvitation, { body: { secret } }),
    }),
    [act],
  );
}

/** Actions of hub administrators. */
export function useOwnHubActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const act = useAction();
  const refetch = useRefetch();
  return useMemo(
    () => ({
      /** Refetches the user too: it carries the hub's name, which the console's title shows. */
      saveHubSettings: (body: RequestBody<ConsoleRoutes['saveHubSettings']>) =>
        act(hubConsoleRoutes.saveHubSettings, { body }),
      addHubCourse: (courseId: string) => act(hubConsoleRoutes.addHubCourse, { params: { courseId } }),
      removeHubCourse: (courseId: string) => act(hubConsoleRoutes.removeHubCourse, { params: { courseId } }),
      removeHubMember: (id: string, reason: string) =>
        act(hubConsoleRoutes.removeHubMember, { params: { id }, body: { reason } }),
      acceptJoinRequest: (id: string) => act(hubConsoleRoutes.acceptJoinRequest, { params: { id } }),
      rejectJoinRequest: (id: string, reason: string) =>
        act(hubConsoleRoutes.rejectJoinRequest, { params: { id }, body: { reason } }),
      reopenJoinRequest: (id: string) => act(hubConsoleRoutes.reopenJoinRequest, { params: { id } }),
      /** The whole answer: `outcome.data.link` is in this answer only. */
      async createInvitation(body: RequestBody<ConsoleRoutes['createInvitation']>) {
        const outcome = await outcomeOf(() => request(hubConsoleRoutes.createInvitation, { body }), texts);
        if (outcome.ok) await refetch(hubConsoleRoutes.createInvitation);
        return outcome;
      },
      withdrawInvitation: (id: string) => act(hubConsoleRoutes.withdrawInvitation, { params: { id } }),
    }),
    [act, request, refetch, texts],
  );
}

/** Hubs in the administrator area. */
export function useAdminHubActions() {
  const act = useAction();
  return useMemo(
    () => ({
      createHub: (body: RequestBody<AdminRoutes['createHub']>) => act(hubAdminRoutes.createHub, { body }),
      updateHub: (id: string, body: RequestBody<AdminRoutes['updateHub']>) =>
        act(hubAdminRoutes.updateHub, { params: { id }, body }),
      addHubAdministrator: (id: string, email: string) =>
        act(hubAdminRoutes.addHubAdministrator, { params: { id }, body: { email } }),
      removeHubAdministrator: (id: string, userId: string) =>
        act(hubAdminRoutes.removeHubAdministrator, { params: { id, userId } }),
    }),
    [act],
  );
}
