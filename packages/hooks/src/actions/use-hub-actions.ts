import { useMemo } from 'react';
import { adminHubCalls, hubCalls, hubConsoleCalls } from '../api/hub-calls';
import type { KeyName } from '../data/keys';
import type { hubKeys } from '../data/use-hubs';
import type { ownHubKeys } from '../data/use-own-hub';
import { useCalls } from '../session/services';
import { useRun } from './use-run';

type Keys = keyof typeof hubKeys | keyof typeof ownHubKeys | KeyName;
/** All that shows what the user is to a hub. */
const STANDING = ['hubs', 'myHubs', 'hub', 'hubMembers'] as const;

type Calls = ReturnType<typeof hubCalls>;
type Console = ReturnType<typeof hubConsoleCalls>;
type Admin = ReturnType<typeof adminHubCalls>;

/** Asking, joining and leaving. Each action answers an Outcome, never throws, and refreshes what it changed. */
export function useHubActions() {
  const calls = useCalls(hubCalls);
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      askToJoin: (id: string, body: Parameters<Calls['askToJoin']>[1]) =>
        run(() => calls.askToJoin(id, body), ...STANDING),
      cancelJoinRequest: (id: string) => run(() => calls.cancelJoinRequest(id), ...STANDING),
      /** The members are not asked for again: they are not the caller's to see any more. */
      leaveHub: (id: string) => run(() => calls.leaveHub(id), 'hubs', 'myHubs', 'hub'),
      acceptInvitation: (secret: string) =>
        run(() => calls.acceptInvitation(secret), ...STANDING, 'invitation'),
    }),
    [calls, run],
  );
}

/** What those do who run a hub. Each action answers an Outcome, never throws, and refreshes what it changed. */
export function useOwnHubActions() {
  const calls = useCalls(hubConsoleCalls);
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      /** The user carries the hub's name, which stands in the console's title. */
      saveHubSettings: (body: Parameters<Console['saveHubSettings']>[0]) =>
        run(() => calls.saveHubSettings(body), 'hubSettings', 'hubFigures', 'user', ...STANDING),
      addHubCourse: (courseId: string) =>
        run(() => calls.addHubCourse(courseId), 'hubSettings', 'hubFigures', 'ownMembers', 'hub'),
      removeHubCourse: (courseId: string) =>
        run(() => calls.removeHubCourse(courseId), 'hubSettings', 'hubFigures', 'ownMembers', 'hub'),
      removeHubMember: (id: string, reason: string) =>
        run(() => calls.removeHubMember(id, { reason }), 'ownMembers', 'ownMember', 'hubFigures'),
      acceptJoinRequest: (id: string) =>
        run(() => calls.acceptJoinRequest(id), 'joinRequests', 'ownMembers', 'hubFigures'),
      rejectJoinRequest: (id: string, reason: string) =>
        run(() => calls.rejectJoinRequest(id, { reason }), 'joinRequests', 'hubFigures'),
      /** `outcome.data.link` is said this once. */
      createInvitation: (body: Parameters<Console['createInvitation']>[0]) =>
        run(() => calls.createInvitation(body), 'invitations'),
      withdrawInvitation: (id: string) => run(() => calls.withdrawInvitation(id), 'invitations'),
    }),
    [calls, run],
  );
}

/** Hubs in the administrator area. Each action answers an Outcome, never throws, and refreshes what it changed. */
export function useAdminHubActions() {
  const calls = useCalls(adminHubCalls);
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      createHub: (body: Parameters<Admin['createHub']>[0]) => run(() => calls.createHub(body), 'adminHubs'),
      updateHub: (id: string, body: Parameters<Admin['updateHub']>[1]) =>
        run(() => calls.updateHub(id, body), 'adminHubs', ...STANDING),
      addHubAdministrator: (id: string, email: string) =>
        run(() => calls.addHubAdministrator(id, { email }), 'adminHubs'),
      removeHubAdministrator: (id: string, userId: string) =>
        run(() => calls.removeHubAdministrator(id, userId), 'adminHubs'),
    }),
    [calls, run],
  );
}
