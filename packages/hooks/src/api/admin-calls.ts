import type { admin } from '@digiken/contract';
import type {
  CourseState,
  EnrolmentState,
  REPORT_STATES,
  Role,
  TICKET_KINDS,
  TICKET_STATES,
  UserStatus,
} from '@digiken/contract/constants';
import { type Ask, type Body, segment } from './ask';

type Admin = typeof admin;

export interface UserPage {
  cursor?: string;
  search?: string;
  role?: Role;
  status?: UserStatus;
}

export interface AdminCoursePage {
  cursor?: string;
  search?: string;
  state?: CourseState;
}

export interface EnrolmentPage {
  cursor?: string;
  /** Finds people by name or address. */
  search?: string;
  /** Ids. */
  course?: string;
  user?: string;
  state?: EnrolmentState;
}

export interface TicketPage {
  cursor?: string;
  kind?: (typeof TICKET_KINDS)[number];
  state?: (typeof TICKET_STATES)[number];
}

export interface ReportPage {
  cursor?: string;
  state?: (typeof REPORT_STATES)[number];
}

export interface AuditPage {
  cursor?: string;
  /** Of what was acted on: `person`, `course`, `category`, `hub`, `enrolment`, `ticket`, `report`, `settings`. */
  kind?: string;
  /** Id of who acted. */
  actor?: string;
}

/** People, settings, figures and the log. */
export function adminCalls(ask: Ask) {
  const user = (id: string, rest = '') => `/admin/user/${segment(id)}${rest}`;
  return {
    listNotifications: () => ask<Admin['listNotifications']>({ method: 'GET', path: '/notify-admin' }),
    markNotificationRead: (id: string) =>
      ask<Admin['markNotificationRead']>({ method: 'PATCH', path: `/notify-admin/${segment(id)}` }),
    adminDashboard: () => ask<Admin['adminDashboard']>({ method: 'GET', path: '/admin/dashboard' }),

    listUsers: (page: UserPage) =>
      ask<Admin['listUsers']>({ method: 'GET', path: '/admin/users', query: { ...page } }),
    getAdminUser: (id: string) => ask<Admin['getAdminUser']>({ method: 'GET', path: user(id) }),
    setUserRole: (id: string, body: Body<Admin['setUserRole']>) =>
      ask<Admin['setUserRole']>({ method: 'PUT', path: user(id, '/role'), body }),
    setUserStatus: (id: string, body: Body<Admin['setUserStatus']>) =>
      ask<Admin['setUserStatus']>({ method: 'PUT', path: user(id, '/status'), body }),
    listUserSessions: (id: string) =>
      ask<Admin['listUserSessions']>({ method: 'GET', path: user(id, '/sessions') }),
    endUserSession: (id: string, sessionId: string) =>
      ask<Admin['endUserSession']>({ method: 'DELETE', path: user(id, `/sessions/${segment(sessionId)}`) }),

    getSettings: () => ask<Admin['getSettings']>({ method: 'GET', path: '/admin/settings' }),
    saveSettings: (body: Body<Admin['saveSettings']>) =>
      ask<Admin['saveSettings']>({ method: 'PUT', path: '/admin/settings', body }),
    listAudit: (page: AuditPage) =>
      ask<Admin['listAudit']>({ method: 'GET', path: '/admin/audit', query: { ...page } }),
  };
}

/** What content managers do too: categories, courses, enrolments, tickets and reports. */
export function contentCalls(ask: Ask) {
  const category = (id: string) => `/admin/category/${segment(id)}`;
  const course = (id: string, rest: string) => `/admin/course/${segment(id)}${rest}`;
  const enrolment = (id: string, rest = '') => `/admin/enrolment/${segment(id)}${rest}`;
  const ticket = (id: string, rest = '') => `/admin/ticket/${segment(id)}${rest}`;
  return {
    createCategory: (name: string) =>
      ask<Admin['createCategory']>({ method: 'POST', path: '/admin/categories', body: { name } }),
    renameCategory: (id: string, name: string) =>
      ask<Admin['renameCategory']>({ method: 'PUT', path: category(id), body: { name } }),
    removeCategory: (id: string) => ask<Admin['removeCategory']>({ method: 'DELETE', path: category(id) }),

    listAdminCourses: (page: AdminCoursePage) =>
      ask<Admin['listAdminCourses']>({ method: 'GET', path: '/admin/courses', query: { ...page } }),
    approveCourse: (id: string) =>
      ask<Admin['approveCourse']>({ method: 'POST', path: course(id, '/approve') }),
    requestCourseChanges: (id: string, reason: string) =>
      ask<Admin['requestCourseChanges']>({
        method: 'POST',
        path: course(id, '/request-changes'),
        body: { reason },
      }),
    unpublishCourse: (id: string, reason: string) =>
      ask<Admin['unpublishCourse']>({ method: 'POST', path: course(id, '/unpublish'), body: { reason } }),

    listEnrolments: (page: EnrolmentPage) =>
      ask<Admin['listEnrolments']>({ method: 'GET', path: '/admin/enrolments', query: { ...page } }),
    getEnrolment: (id: string) => ask<Admin['getEnrolment']>({ method: 'GET', path: enrolment(id) }),
    addEnrolment: (body: Body<Admin['addEnrolment']>) =>
      ask<Admin['addEnrolment']>({ method: 'POST', path: '/admin/enrolments', body }),
    cancelEnrolment: (id: string, reason: string) =>
      ask<Admin['cancelEnrolment']>({ method: 'POST', path: enrolment(id, '/cancel'), body: { reason } }),

    listTickets: (page: TicketPage) =>
      ask<Admin['listTickets']>({ method: 'GET', path: '/admin/tickets', query: { ...page } }),
    getTicket: (id: string) => ask<Admin['getTicket']>({ method: 'GET', path: ticket(id) }),
    answerTicket: (id: string, text: string) =>
      ask<Admin['answerTicket']>({ method: 'POST', path: ticket(id, '/answers'), body: { text } }),
    setTicketState: (id: string, state: Body<Admin['setTicketState']>['state']) =>
      ask<Admin['setTicketState']>({ method: 'PUT', path: ticket(id, '/state'), body: { state } }),

    listMessageReports: (page: ReportPage) =>
      ask<Admin['listMessageReports']>({ method: 'GET', path: '/admin/message-reports', query: { ...page } }),
    resolveMessageReport: (id: string, body: Body<Admin['resolveMessageReport']>) =>
      ask<Admin['resolveMessageReport']>({
        method: 'POST',
        path: `/admin/message-report/${segment(id)}/resolve`,
        body,
      }),
  };
}
