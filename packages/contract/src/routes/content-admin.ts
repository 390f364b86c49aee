import { ADMIN_ROLES } from '../constants';
import type { RouteTable } from '../route';

/** The administrator area: what content managers change as well. */
export const contentAdminRoutes = {
  createCategory: { method: 'POST', path: '/admin/categories', access: ADMIN_ROLES, idempotent: true },
  renameCategory: { method: 'PUT', path: '/admin/category/{id}', access: ADMIN_ROLES },
  removeCategory: { method: 'DELETE', path: '/admin/category/{id}', access: ADMIN_ROLES },
  listAdminCourses: { method: 'GET', path: '/admin/courses', access: ADMIN_ROLES },
  approveCourse: { method: 'POST', path: '/admin/course/{id}/approve', access: ADMIN_ROLES },
  requestCourseChanges: { method: 'POST', path: '/admin/course/{id}/request-changes', access: ADMIN_ROLES },
  listMinorCorrections: { method: 'GET', path: '/admin/corrections', access: ADMIN_ROLES },
  unpublishCourse: { method: 'POST', path: '/admin/course/{id}/unpublish', access: ADMIN_ROLES },
  listEnrolments: { method: 'GET', path: '/admin/enrolments', access: ADMIN_ROLES },
  getEnrolment: { method: 'GET', path: '/admin/enrolment/{id}', access: ADMIN_ROLES },
  addEnrolment: { method: 'POST', path: '/admin/enrolments', access: ADMIN_ROLES, idempotent: true },
  cancelEnrolment: { method: 'POST', path: '/admin/enrolment/{id}/cancel', access: ADMIN_ROLES },
  listTickets: { method: 'GET', path: '/admin/tickets', access: ADMIN_ROLES },
  getTicket: { method: 'GET', path: '/admin/ticket/{id}', access: ADMIN_ROLES },
  answerTicket: { method: 'POST', path: '/admin/ticket/{id}/answers', access: ADMIN_ROLES, idempotent: true },
  setTicketState: { method: 'PUT', path: '/admin/ticket/{id}/state', access: ADMIN_ROLES },
  listMessageReports: { method: 'GET', path: '/admin/message-reports', access: ADMIN_ROLES },
  resolveMessageReport: { method: 'POST', path: '/admin/message-report/{id}/resolve', access: ADMIN_ROLES },
  listReviewReports: { method: 'GET', path: '/admin/review-reports', access: ADMIN_ROLES },
  resolveReviewReport: { method: 'POST', path: '/admin/review-report/{id}/resolve', access: ADMIN_ROLES },
} as const satisfies RouteTable;
