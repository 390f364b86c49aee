import type {
  AdminCourse,
  AdminEnrolment,
  AdminEnrolmentDetail,
  AdminFigures,
  AdminUser,
  AdminUserDetail,
  AuditEntry,
  MessageReport,
  SiteSettings,
  Ticket,
  TicketDetail,
  UserSession,
} from '@digiken/contract';
import {
  type AdminCoursePage,
  type AuditPage,
  adminCalls,
  contentCalls,
  type EnrolmentPage,
  type ReportPage,
  type TicketPage,
  type UserPage,
} from '../api/admin-calls';
import { useCalls } from '../session/services';
import { adminKeys } from './admin-keys';
import { held, listOf, newestFirst, type PageOf, pageOf, type Query, useQuery } from './use-query';

const PAGED = { keepPreviousData: true } as const;

/** Figures of the whole site. */
export function useAdminDashboard(): Query<AdminFigures> {
  const calls = useCalls(adminCalls);
  return useQuery(adminKeys.adminFigures(), async () => held((await calls.adminDashboard()).data));
}

/** A page of people, newest first. */
export function useAdminUsers(page: UserPage = {}): Query<PageOf<AdminUser>> {
  const calls = useCalls(adminCalls);
  return useQuery(adminKeys.adminUsers(page), async () => pageOf(await calls.listUsers(page)), PAGED);
}

export function useAdminUser(id: string): Query<AdminUserDetail> {
  const calls = useCalls(adminCalls);
  return useQuery(adminKeys.adminUser(id), async () => held((await calls.getAdminUser(id)).data));
}

/** Devices where a person is signed in, newest first. */
export function useUserSessions(id: string): Query<UserSession[]> {
  const calls = useCalls(adminCalls);
  return useQuery(adminKeys.userSessions(id), async () =>
    newestFirst(listOf((await calls.listUserSessions(id)).data)),
  );
}

/** A page of courses of every state, newest first; with `state: 'review'` the oldest submission first. */
export function useAdminCourses(page: AdminCoursePage = {}): Query<PageOf<AdminCourse>> {
  const calls = useCalls(contentCalls);
  return useQuery(
    adminKeys.adminCourses(page),
    async () => pageOf(await calls.listAdminCourses(page)),
    PAGED,
  );
}

/** A page of enrolments, newest first. */
export function useEnrolments(page: EnrolmentPage = {}): Query<PageOf<AdminEnrolment>> {
  const calls = useCalls(contentCalls);
  return useQuery(adminKeys.enrolments(page), async () => pageOf(await calls.listEnrolments(page)), PAGED);
}

export function useEnrolment(id: string): Query<AdminEnrolmentDetail> {
  const calls = useCalls(contentCalls);
  return useQuery(adminKeys.enrolment(id), async () => held((await calls.getEnrolment(id)).data));
}

/** A page of help requests and barrier reports, newest first. */
export function useTickets(page: TicketPage = {}): Query<PageOf<Ticket>> {
  const calls = useCalls(contentCalls);
  return useQuery(adminKeys.tickets(page), async () => pageOf(await calls.listTickets(page)), PAGED);
}

export function useTicket(id: string): Query<TicketDetail> {
  const calls = useCalls(contentCalls);
  return useQuery(adminKeys.ticket(id), async () => held((await calls.getTicket(id)).data));
}

/** A page of reported messages, newest first. */
export function useMessageReports(page: ReportPage = {}): Query<PageOf<MessageReport>> {
  const calls = useCalls(contentCalls);
  return useQuery(
    adminKeys.messageReports(page),
    async () => pageOf(await calls.listMessageReports(page)),
    PAGED,
  );
}

export function useSiteSettings(): Query<SiteSettings> {
  const calls = useCalls(adminCalls);
  return useQuery(
    adminKeys.settings(),
    async () => held((await calls.getSettings()).data),
    // A new answer would change a form under the hands of who fills it in.
    { revalidateOnFocus: false },
  );
}

/** A page of administrative acts, newest first. */
export function useAudit(page: AuditPage = {}): Query<PageOf<AuditEntry>> {
  const calls = useCalls(adminCalls);
  return useQuery(adminKeys.audit(page), async () => pageOf(await calls.listAudit(page)), PAGED);
}
