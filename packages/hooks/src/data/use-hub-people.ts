import type {
  HubCohort,
  InvitationCheck,
  InvitationLine,
  OpenedInvitation,
  PersonalInvitation,
} from '@digiken/contract';
import { hubPeopleRoutes } from '@digiken/contract/routes/hub-people';
import { personalInvitationRoutes } from '@digiken/contract/routes/personal-invitations';
import type { RequestQuery } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import { type Defaults, listOf, withDefaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

type Routes = typeof hubPeopleRoutes;
/** `state`: only lines in this state. */
export type InvitationLinePage = RequestQuery<Routes['listInvitationLines']>;
/** `search`: an address or a name. */
export type PersonalInvitationPage = RequestQuery<Routes['listPersonalInvitations']>;

/** Cache keys of invitations by a file, and of cohorts. */
export const hubPeopleKeys = {
  invitationChecks: (viewer: string) => ['invitationChecks', viewer] as const,
  invitationCheck: (id: string, viewer: string) => ['invitationCheck', id, viewer] as const,
  invitationLines: (id: string, page: InvitationLinePage, viewer: string) =>
    ['invitationLines', id, page, viewer] as const,
  personalInvitations: (page: PersonalInvitationPage, viewer: string) =>
    ['personalInvitations', page, viewer] as const,
  personalInvitation: (secret: string, viewer: string) => ['personalInvitation', secret, viewer] as const,
  hubCohorts: (viewer: string) => ['hubCohorts', viewer] as const,
  hubCohort: (id: string, viewer: string) => ['hubCohort', id, viewer] as const,
};

const NO_LINES: InvitationCheck['counts'] = {
  ready: 0,
  member: 0,
  invited: 0,
  duplicate: 0,
  'not-an-email': 0,
  unreadable: 0,
  blocked: 0,
  removed: 0,
};
const CHECK: Defaults<InvitationCheck> = {
  fileName: '',
  state: 'checked',
  ignoredColumns: [],
  lines: 0,
  counts: NO_LINES,
  cohortOnly: 0,
  newCohorts: [],
  invited: 0,
  changed: 0,
  createdAt: '',
  expiresAt: '',
  sentAt: null,
};
const LINE: Defaults<InvitationLine> = {
  line: 0,
  email: '',
  firstName: '',
  lastName: '',
  cohorts: [],
  newCohorts: [],
  duplicateOf: null,
  changedTo: null,
};
const INVITATION: Defaults<PersonalInvitation> = {
  email: '',
  name: '',
  cohorts: [],
  sentAt: null,
  openedAt: null,
  expiresAt: '',
  acceptedBy: null,
  acceptedAt: null,
  resendsLeft: 0,
  resendableAt: null,
  createdAt: '',
};
const COHORT: Defaults<HubCohort> = { name: '', memberCount: 0, createdAt: '' };
const PAGED = { keepPreviousData: true } as const;
/** While a list is being sent; milliseconds. */
const SENDING_EVERY = 3_000;

/** Lists of the last 24 hours. */
export function useInvitationChecks(): Query<InvitationCheck[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? hubPeopleKeys.invitationChecks(viewer) : null, async () =>
    listOf((await request(hubPeopleRoutes.listInvitationChecks)).data, CHECK),
  );
}

/** A checked list; refetched while it is being sent. @param id empty: asks nothing */
export function useInvitationCheck(id: string): Query<InvitationCheck> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && id ? hubPeopleKeys.invitationCheck(id, viewer) : null,
    async () =>
      withDefaults(dataOf(await request(hubPeopleRoutes.getInvitationCheck, { params: { id } })), CHECK),
    { every: (latest) => (latest?.state === 'sending' ? SENDING_EVERY : 0) },
  );
}

/** A page of the lines of a checked list, in the order of the file. @param id empty: asks nothing */
export function useInvitationLines(id: string, page: InvitationLinePage = {}): Query<PageOf<InvitationLine>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer && id ? hubPeopleKeys.invitationLines(id, page, viewer) : null,
    async () =>
      pageOf(await request(hubPeopleRoutes.listInvitationLines, { params: { id }, query: page }), LINE),
    PAGED,
  );
}

/** A page of the personal invitations of the hub, newest first. */
export function usePersonalInvitations(page: PersonalInvitationPage = {}): Query<PageOf<PersonalInvitation>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubPeopleKeys.personalInvitations(page, viewer) : null,
    async () => pageOf(await request(hubPeopleRoutes.listPersonalInvitations, { query: page }), INVITATION),
    PAGED,
  );
}

/** What a personal invitation is for, and what comes next; also signed out. @param secret empty: asks nothing */
export function usePersonalInvitation(secret: string): Query<OpenedInvitation> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    secret ? hubPeopleKeys.personalInvitation(secret, viewer ?? '') : null,
    async () => dataOf(await request(personalInvitationRoutes.readPersonalInvitation, { body: { secret } })),
    { revalidateOnFocus: false },
  );
}

/** All cohorts of the hub, by name. */
export function useHubCohorts(): Query<HubCohort[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? hubPeopleKeys.hubCohorts(viewer) : null, async () =>
    listOf((await request(hubPeopleRoutes.listCohorts)).data, COHORT),
  );
}

/** One cohort. Its members: `useOwnHubMembers({ cohort: id })`. */
export function useHubCohort(id: string): Query<HubCohort> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? hubPeopleKeys.hubCohort(id, viewer) : null, async () =>
    withDefaults(dataOf(await request(hubPeopleRoutes.getCohort, { params: { id } })), COHORT),
  );
}
