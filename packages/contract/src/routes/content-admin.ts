import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

const COURSE = [
  '/admin/courses',
  '/admin/course/{id}/review',
  '/admin/dashboard',
  '/console/work',
  '/admin/audit',
  '/courses',
  '/course/{id}',
  '/instructor/course/{id}',
  '/instructor/course/{id}/changes',
] as const;
const CATEGORY = ['/categories', ...COURSE] as const;
const ENROLMENT = [
  '/admin/enrolments',
  '/admin/enrolment/{id}',
  '/admin/user/{id}',
  '/admin/courses',
  '/admin/dashboard',
  '/admin/audit',
] as const;
const TICKET = [
  '/admin/tickets',
  '/admin/ticket/{id}',
  '/admin/dashboard',
  '/console/work',
  '/admin/audit',
] as const;

/** The administrator area: what content managers change as well. */
export const contentAdminRoutes = {
  createCategory: {
    method: 'POST',
    path: '/admin/categories',
    access: ADMIN_ROLES,
    idempotent: true,
    changes: ['/categories', '/admin/audit'],
  },
  renameCategory: { method: 'PUT', path: '/admin/category/{id}', access: ADMIN_ROLES, changes: CATEGORY },
  removeCategory: { method: 'DELETE', path: '/admin/category/{id}', access: ADMIN_ROLES, changes: CATEGORY },
  listAdminCourses: { method: 'GET', path: '/admin/courses', access: ADMIN_ROLES },
  approveCourse: {
    method: 'POST',
    path: '/admin/course/{id}/approve',
    access: ADMIN_ROLES,
    changes: CATEGORY,
  },
  requestCourseChanges: {
    method: 'POST',
    path: '/admin/course/{id}/request-changes',
    access: ADMIN_ROLES,
    changes: COURSE,
  },
  listMinorCorrections: { method: 'GET', path: '/admin/corrections', access: ADMIN_ROLES },
  unpublishCourse: {
    method: 'POST',
    path: '/admin/course/{id}/unpublish',
    access: ADMIN_ROLES,
    changes: CATEGORY,
  },
  listEnrolments: { method: 'GET', path: '/admin/enrolments', access: ADMIN_ROLES },
  getEnrolment: { method: 'GET', path: '/admin/enrolment/{id}', access: ADMIN_ROLES },
  addEnrolment: {
    method: 'POST',
    path: '/admin/enrolments',
    access: ADMIN_ROLES,
    idempotent: true,
    changes: ['/notify-admin', ...ENROLMENT],
  },
  cancelEnrolment: {
    method: 'POST',
    path: '/admin/enrolment/{id}/cancel',
    access: ADMIN_ROLES,
    changes: ENROLMENT,
  },
  listTickets: { method: 'GET', path: '/admin/tickets', access: ADMIN_ROLES },
  getTicket: { method: 'GET', path: '/admin/ticket/{id}', access: ADMIN_ROLES },
  answerTicket: {
    method: 'POST',
    path: '/admin/ticket/{id}/answers',
    access: ADMIN_ROLES,
    idempotent: true,
    changes: TICKET,
  },
  setTicketState: { method: 'PUT', path: '/admin/ticket/{id}/state', access: ADMIN_ROLES, changes: TICKET },
  listMessageReports: { method: 'GET', path: '/admin/message-reports', access: ADMIN_ROLES },
  resolveMessageReport: {
    method: 'POST',
    path: '/admin/message-report/{id}/resolve',
    access: ADMIN_ROLES,
    changes: ['/admin/message-reports', '/admin/dashboard', '/admin/audit', '/messages/thread/{id}'],
  },
  listReviewReports: { method: 'GET', path: '/admin/review-reports', access: ADMIN_ROLES },
  resolveReviewReport: {
    method: 'POST',
    path: '/admin/review-report/{id}/resolve',
    access: ADMIN_ROLES,
    changes: [
      '/admin/review-reports',
      '/admin/dashboard',
      '/admin/audit',
      '/course/{id}',
      '/courses',
      '/course/{id}/reviews',
    ],
  },
} as const satisfies RouteTable;
