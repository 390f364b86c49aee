import type { AssignedCourse, AssignmentMember, AssignmentTotals, HubAssignment } from '@digiken/contract';
import { hubAssignmentRoutes } from '@digiken/contract/routes/hub-assignments';
import type { RequestQuery } from '../api/request';
import { useRequest, useViewer } from '../session/services';
import { PROGRESS } from './course-items';
import { type Defaults, listOf, withDefaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

type Routes = typeof hubAssignmentRoutes;
export type AssignmentPage = RequestQuery<Routes['listAssignments']>;
/** `cohort`: an id. */
export type AssignmentMemberPage = RequestQuery<Routes['listAssignmentMembers']>;

/** Cache keys of assigned courses. */
export const hubAssignmentKeys = {
  hubAssignments: (page: AssignmentPage, viewer: string) => ['hubAssignments', page, viewer] as const,
  hubAssignment: (id: string, viewer: string) => ['hubAssignment', id, viewer] as const,
  assignmentMembers: (id: string, page: AssignmentMemberPage, viewer: string) =>
    ['assignmentMembers', id, page, viewer] as const,
  assignedCourses: (courseId: string, viewer: string) => ['assignedCourses', courseId, viewer] as const,
};

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
export function useHubAssignments(page: AssignmentPage = {}): Query<PageOf<HubAssignment>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubAssignmentKeys.hubAssignments(page, viewer) : null,
    async () => pageOf(await request(hubAssignmentRoutes.listAssignments, { query: page }), ASSIGNMENT),
    PAGED,
  );
}

/** One assignment with its totals; refetched while members are being enrolled. */
export function useHubAssignment(id: string): Query<HubAssignment> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubAssignmentKeys.hubAssignment(id, viewer) : null,
    async () =>
      withDefaults(dataOf(await request(hubAssignmentRoutes.getAssignment, { params: { id } })), ASSIGNMENT),
    { every: (latest) => ((latest?.totals.pending ?? 0) > 0 ? PENDING_EVERY : 0) },
  );
}

/** A page of the members of an assignment with their progress. */
export function useHubAssignmentMembers(
  id: string,
  page: AssignmentMemberPage = {},
): Query<PageOf<AssignmentMember>> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? hubAssignmentKeys.assignmentMembers(id, page, viewer) : null,
    async () =>
      pageOf(
        await request(hubAssignmentRoutes.listAssignmentMembers, { params: { id }, query: page }),
        MEMBER,
      ),
    PAGED,
  );
}

/** Courses that hubs assigned to the user. @param input `courseId`: only of this course */
export function useAssignedCourses({ courseId }: { courseId?: string } = {}): Query<AssignedCourse[]> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? hubAssignmentKeys.assignedCourses(courseId ?? '', viewer) : null, async () =>
    listOf((await request(hubAssignmentRoutes.listAssignedCourses, { query: { courseId } })).data, ASSIGNED),
  );
}
