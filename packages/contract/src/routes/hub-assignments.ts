import type { RouteTable } from '../route';

const ASSIGNMENTS = [
  '/my-hub/assignments',
  '/my-hub/assignment/{id}',
  '/my-hub/assignment/{id}/members',
] as const;

/** Courses that a hub assigns to its members. */
export const hubAssignmentRoutes = {
  listAssignments: { method: 'GET', path: '/my-hub/assignments', access: ['hub'] },
  createAssignment: {
    method: 'POST',
    path: '/my-hub/assignments',
    access: ['hub'],
    idempotent: true,
    changes: ASSIGNMENTS,
  },
  getAssignment: { method: 'GET', path: '/my-hub/assignment/{id}', access: ['hub'] },
  updateAssignment: { method: 'PUT', path: '/my-hub/assignment/{id}', access: ['hub'], changes: ASSIGNMENTS },
  withdrawAssignment: {
    method: 'POST',
    path: '/my-hub/assignment/{id}/withdraw',
    access: ['hub'],
    changes: ASSIGNMENTS,
  },
  giveSeats: {
    method: 'POST',
    path: '/my-hub/assignment/{id}/give-seats',
    access: ['hub'],
    changes: ASSIGNMENTS,
  },
  listAssignmentMembers: { method: 'GET', path: '/my-hub/assignment/{id}/members', access: ['hub'] },
  exportAssignmentMembers: { method: 'GET', path: '/my-hub/assignment/{id}/csv', access: ['hub'] },
  listAssignedCourses: { method: 'GET', path: '/assigned-courses', access: ['user'] },
} as const satisfies RouteTable;
