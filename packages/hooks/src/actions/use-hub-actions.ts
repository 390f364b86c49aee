import { hubAdminRoutes } from '@digiken/contract/routes/hub-admin';
import { hubConsoleRoutes } from '@digiken/contract/routes/hub-console';
import { hubRoutes } from '@digiken/contract/routes/hubs';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import type { KeyName } from '../data/keys';
import type { hubKeys } from '../data/use-hubs';
import type { ownHubKeys } from '../data/use-own-hub';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Keys = keyof typeof hubKeys | keyof typeof ownHubKeys | KeyName;
/** Answers that show the user's relation to a hub. */
const MEMBERSHIP = ['hubs', 'myHubs', 'hub', 'hubMembers'] as const;

type Routes = typeof hubRoutes;
type ConsoleRoutes = typeof hubConsoleRoutes;
type AdminRoutes = typeof hubAdminRoutes;

/** Asking to join, joining and leaving. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useHubActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      askToJoin: (id: string, body: RequestBody<Routes['askToJoin']>) =>
        run(() => request(hubRoutes.askToJoin, { params: { id }, body }), ...MEMBERSHIP),
      cancelJoinRequest: (id: string) =>
        run(() => request(hubRoutes.cancelJoinRequest, { params: { id } }), ...MEMBERSHIP),
      /** Does not refetch the members: the user may no longer see them. */
      leaveHub: (id: string) =>
        run(() => request(hubRoutes.leaveHub, { params: { id } }), 'hubs', 'myHubs', 'hub'),
      acceptInvitation: (secret: string) =>
        run(() => request(hubRoutes.acceptInvitation, { body: { secret } }), ...MEMBERSHIP, 'invitation'),
    }),
    [request, run],
  );
}

/** Actions of hub administrators. Each returns an Outcome, never throws, and refetches what it changed. */
export function useOwnHubActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      /** Refetches the user too: it carries the hub's name, which the console's title shows. */
      saveHubSettings: (body: RequestBody<ConsoleRoutes['saveHubSettings']>) =>
        run(
          () => request(hubConsoleRoutes.saveHubSettings, { body }),
          'hubSettings',
          'hubFigures',
          'user',
          ...MEMBERSHIP,
        ),
      addHubCourse: (courseId: string) =>
        run(
          () => request(hubConsoleRoutes.addHubCourse, { params: { courseId } }),
          'hubSettings',
          'hubFigures',
          'ownMembers',
          'hub',
        ),
      removeHubCourse: (courseId: string) =>
        run(
          () => request(hubConsoleRoutes.removeHubCourse, { params: { courseId } }),
          'hubSettings',
          'hubFigures',
          'ownMembers',
          'hub',
        ),
      removeHubMember: (id: string, reason: string) =>
        run(
          () => request(hubConsoleRoutes.removeHubMember, { params: { id }, body: { reason } }),
          'ownMembers',
          'ownMember',
          'hubFigures',
        ),
      acceptJoinRequest: (id: string) =>
        run(
          () => request(hubConsoleRoutes.acceptJoinRequest, { params: { id } }),
          'joinRequests',
          'ownMembers',
          'hubFigures',
        ),
      rejectJoinRequest: (id: string, reason: string) =>
        run(
          () => request(hubConsoleRoutes.rejectJoinRequest, { params: { id }, body: { reason } }),
          'joinRequests',
          'hubFigures',
        ),
      /** `outcome.data.link` is in this answer only. */
      reopenJoinRequest: (id: string) =>
        run(
          () => request(hubConsoleRoutes.reopenJoinRequest, { params: { id } }),
          'joinRequests',
          'ownMembers',
          'hubFigures',
        ),
      createInvitation: (body: RequestBody<ConsoleRoutes['createInvitation']>) =>
        run(() => request(hubConsoleRoutes.createInvitation, { body }), 'invitations'),
      withdrawInvitation: (id: string) =>
        run(() => request(hubConsoleRoutes.withdrawInvitation, { params: { id } }), 'invitations'),
    }),
    [request, run],
  );
}

/** Hubs in the administrator area. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useAdminHubActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      createHub: (body: RequestBody<AdminRoutes['createHub']>) =>
        run(() => request(hubAdminRoutes.createHub, { body }), 'adminHubs'),
      updateHub: (id: string, body: RequestBody<AdminRoutes['updateHub']>) =>
        run(() => request(hubAdminRoutes.updateHub, { params: { id }, body }), 'adminHubs', ...MEMBERSHIP),
      addHubAdministrator: (id: string, email: string) =>
        run(
          () => request(hubAdminRoutes.addHubAdministrator, { params: { id }, body: { email } }),
          'adminHubs',
        ),
      removeHubAdministrator: (id: string, userId: string) =>
        run(() => request(hubAdminRoutes.removeHubAdministrator, { params: { id, userId } }), 'adminHubs'),
    }),
    [request, run],
  );
}
