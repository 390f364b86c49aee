import type { UserSession } from '@digiken/contract';
import { adminRoutes } from '@digiken/contract/routes/admin';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import type { AdminCoursePage, AuditPage, EnrolmentPage, TicketPage, UserPage } from '../api/page-queries';
import { ADMIN_COURSE, AUDIT_ENTRY, ENROLMENT, TICKET, USER } from './admin-items';
import { listOf, SESSION } from './list-items';
import { newestFirst, type Query, readPage, useQuery } from './use-query';

const PAGED = { keepPreviousData: true } as const;

/** Figures of the whole site. */
export const useAdminDashboard = () => useQuery(adminRoutes.adminDashboard, {});

/** A page of users, newest first. */
export const useAdminUsers = (query: UserPage = {}) =>
  useQuery(adminRoutes.listUsers, { query }, { read: readPage(USER), ...PAGED });

export const useAdminUser = (id: string) => useQuery(adminRoutes.getAdminUser, { params: { id } });

/** Devices on which a user is signed in, newest first. */
export const useUserSessions = (id: string): Query<UserSession[]> =>
  useQuery(
    adminRoutes.listUserSessions,
    { params: { id } },
    { read: ({ data }) => newestFirst(listOf(data, SESSION)) },
  );

/** A page of courses of every state, newest first; with `state: 'review'` oldest submission first. */
export const useAdminCourses = (query: AdminCoursePage = {}) =>
  useQuery(contentAdminRoutes.listAdminCourses, { query }, { read: readPage(ADMIN_COURSE), ...PAGED });

/** A page of enrolments, newest first. */
export const useEnrolments = (query: EnrolmentPage = {}) =>
  useQuery(contentAdminRoutes.listEnrolments, { query }, { read: readPage(ENROLMENT), ...PAGED });

export const useEnrolment = (id: string) => useQuery(contentAdminRoutes.getEnrolment, { params: { id } });

/** A page of help requests and barrier reports, newest first. */
export const useTickets = (query: TicketPage = {}) =>
  useQuery(contentAdminRoutes.listTickets, { query }, { read: readPage(TICKET), ...PAGED });

export const useTicket = (id: string) => useQuery(contentAdminRoutes.getTicket, { params: { id } });

/** The settings of the site. */
export const useSiteSettings = () =>
  // A new answer would change the form while it is filled in.
  useQuery(adminRoutes.getSettings, {}, { revalidateOnFocus: false });

/** A page of the audit log, newest first. */
export const useAudit = (query: AuditPage = {}) =>
  useQuery(adminRoutes.listAudit, { query }, { read: readPage(AUDIT_ENTRY), ...PAGED });
