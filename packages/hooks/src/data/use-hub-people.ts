import type { HubCohort, InvitationCheck, InvitationLine, PersonalInvitation } from '@digiken/contract';
import { hubPeopleRoutes } from '@digiken/contract/routes/hub-people';
import { personalInvitationRoutes } from '@digiken/contract/routes/personal-invitations';
import type { RequestQuery } from '../api/request';
import { OPENED_INVITATION } from './hub-items';
import type { Defaults } from './list-items';
import { readList, readOne, readPage, useQuery } from './use-query';

type Routes = typeof hubPeopleRoutes;
/** `state`: only lines in this state. */
export type InvitationLinePage = RequestQuery<Routes['listInvitationLines']>;
/** `search`: an address or a name. */
export type PersonalInvitationPage = RequestQuery<Routes['listPersonalInvitations']>;

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
export const useInvitationChecks = () =>
  useQuery(hubPeopleRoutes.listInvitationChecks, {}, { read: readList(CHECK) });

/** A checked list; refetched while it is being sent. @param id empty: asks nothing */
export const useInvitationCheck = (id: string) =>
  useQuery(hubPeopleRoutes.getInvitationCheck, id ? { params: { id } } : null, {
    read: readOne(CHECK),
    every: (latest) => (latest?.state === 'sending' ? SENDING_EVERY : 0),
  });

/** A page of the lines of a checked list, in the order of the file. @param id empty: asks nothing */
export const useInvitationLines = (id: string, query: InvitationLinePage = {}) =>
  useQuery(hubPeopleRoutes.listInvitationLines, id ? { params: { id }, query } : null, {
    read: readPage(LINE),
    ...PAGED,
  });

/** A page of the personal invitations of the hub, newest first. */
export const usePersonalInvitations = (query: PersonalInvitationPage = {}) =>
  useQuery(hubPeopleRoutes.listPersonalInvitations, { query }, { read: readPage(INVITATION), ...PAGED });

/** What a personal invitation is for, and what comes next; also signed out. @param secret empty: asks nothing */
export const usePersonalInvitation = (secret: string) =>
  useQuery(personalInvitationRoutes.readPersonalInvitation, secret ? { body: { secret } } : null, {
    read: readOne(OPENED_INVITATION),
    revalidateOnFocus: false,
  });

/** All cohorts of the hub, by name. */
export const useHubCohorts = () => useQuery(hubPeopleRoutes.listCohorts, {}, { read: readList(COHORT) });

/** One cohort. Its members: `useOwnHubMembers({ cohort: id })`. */
export const useHubCohort = (id: string) =>
  useQuery(hubPeopleRoutes.getCohort, { params: { id } }, { read: readOne(COHORT) });
