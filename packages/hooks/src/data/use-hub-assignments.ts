import type { AssignedCourse, AssignmentMember, AssignmentTotals, HubAssignment } from '@digiken/contract';
import { hubAssignmentRoutes } from '@digiken/contract/routes/hub-assignments';
import type { RequestQuery } from '../api/request';
import { PROGRESS } from './course-items';
import type { Defaults } from './list-items';
import { readList, readOne, readPage, useQuery } from './use-query';

type Routes = typeof hubAssignmentRoutes;
export type AssignmentPage = RequestQuery<Routes['listAssignments']>;
/** `cohort`: an id. */
export type AssignmentMemberPage = RequestQuery<Routes['listAssignmentMembers']>;

const TOTALS: AssignmentTotals = {
  members: 0,
  byState: { 'not-started': 0, 'on-track': 0, late: 0, done: 0, 'done-late': 0 },
  withoutSeat: 0,
  pending: 0,
};
const ASSIGNMENT: Defaults<HubAssignment> = {
  course: { _id: '', name: '' },
  paid: false,
  everyone: false,
  cohorts: [],
  startsOn: null,
  due: null,
  note: '',
  timeZone: '',
  totals: TOTALS,
  createdAt: '',
};
const MEMBER: Defaults<AssignmentMember> = {
  name: '',
  email: '',
  avatar: null,
  progress: PROGRESS,
  dueOn: null,
  doneAt: null,
  lastStudiedAt: null,
};
const ASSIGNED: Defaults<AssignedCourse> = {
  hub: { _id: '', name: '' },
  course: { _id: '', name: '' },
  startsOn: null,
  dueOn: null,
  timeZone: '',
  note: '',
  progress: PROGRESS,
};
const PAGED = { keepPreviousData: true } as const;
/** While members are being enrolled; milliseconds. */
const PENDING_EVERY = 3_000;

/** A page of the hub's assignments, newest first. */
export const useHubAssignments = (query: AssignmentPage = {}) =>
  useQuery(hubAssignmentRoutes.listAssignments, { query }, { read: readPage(ASSIGNMENT), ...PAGED });

/** One assignment with its totals; refetched while members are being enrolled. */
export const useHubAssignment = (id: string) =>
  useQuery(
    hubAssignmentRoutes.getAssignment,
    { params: { id } },
    {
      read: readOne(ASSIGNMENT),
      every: (latest) => ((latest?.totals.pending ?? 0) > 0 ? PENDING_EVERY : 0),
    },
  );

/** A page of the members of an assignment with their progress. */
export const useHubAssignmentMembers = (id: string, query: AssignmentMemberPage = {}) =>
  useQuery(
    hubAssignmentRoutes.listAssignmentMembers,
    { params: { id }, query },
    { read: readPage(MEMBER), ...PAGED },
  );

/** Courses that hubs assigned to the user. @param query `courseId`: only of this course */
export const useAssignedCourses = (query: { courseId?: string } = {}) =>
  useQuery(hubAssignmentRoutes.listAssignedCourses, { query }, { read: readList(ASSIGNED) });
