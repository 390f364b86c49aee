import { hubAssignments as calls } from '@digiken/contract';
import { ownHub } from '../hubs';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import {
  createAssignment,
  getAssignment,
  giveSeats,
  listAssignments,
  updateAssignment,
  withdrawAssignment,
} from './manage';
import { listAssigned, listMembers, membersCsv } from './people';
import { WORDING } from './wording';

export function assignmentRoutes(services: Services): Route[] {
  return [
    route(calls.listAssignments, ({ caller, query }) =>
      listAssignments(services, { hubId: ownHub(caller), ...query }),
    ),
    route(calls.createAssignment, async ({ caller, body }) => ({
      message: WORDING.created,
      data: await createAssignment(services, caller, { hubId: ownHub(caller), ...body }),
    })),
    route(calls.getAssignment, async ({ caller, params }) => ({
      data: await getAssignment(services, { hubId: ownHub(caller), id: params.id }),
    })),
    route(calls.updateAssignment, ({ caller, params, body }) =>
      updateAssignment(services, caller, { hubId: ownHub(caller), id: params.id, ...body }),
    ),
    route(calls.withdrawAssignment, async ({ caller, params }) => ({
      message: WORDING.withdrawn,
      data: await withdrawAssignment(services, caller, { hubId: ownHub(caller), id: params.id }),
    })),
    route(calls.giveSeats, async ({ caller, params }) => ({
      message: WORDING.seatsOnTheWay,
      data: await giveSeats(services, { hubId: ownHub(caller), id: params.id }),
    })),
    route(calls.listAssignmentMembers, ({ caller, params, query }) =>
      listMembers(services, { hubId: ownHub(caller), id: params.id, ...query }),
    ),
    route(calls.exportAssignmentMembers, async ({ caller, params, query }) => ({
      data: await membersCsv(services, { hubId: ownHub(caller), id: params.id, ...query }),
    })),
    route(calls.listAssignedCourses, async ({ caller, query }) => ({
      data: await listAssigned(services, { userId: caller.id, courseId: query.courseId }),
    })),
  ];
}
