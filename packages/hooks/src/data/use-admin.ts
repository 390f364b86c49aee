import type {
  AdminCourse,
  AdminEnrolment,
  AdminEnrolmentDetail,
  AdminFigures,
  AdminUser,
  AdminUserDetail,
  AuditEntry,
  MessageReport,
  ReviewReport,
  SiteSettings,
  Ticket,
  TicketDetail,
  UserSession,
} from '@digiken/contract';
import { adminRoutes } from '@digiken/contract/routes/admin';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import type {
  AdminCoursePage,
  AuditPage,
  EnrolmentPage,
  ReportPage,
  ReviewReportPage,
  TicketPage,
  UserPage,
} from '../api/page-queries';
import { useRequest } from '../session/services';
import { ADMIN_COURSE, AUDIT_ENTRY, ENROLMENT, REPORT, REVIEW_REPORT, TICKET, USER } from './admin-items';
import { adminKeys } from './admin-keys';
import { listOf, SESSION } from './list-items';
import { dataOf, newestFirst, type PageOf, pageOf, type Query, useQuery } from './use-query';

const PAGED = { keepPreviousData: true } as const;

/** Figures of the whole site. */
export function useAdminDashboard(): Query<AdminFigures> {
  const request = useRequest();
  return useQuery(adminKeys.adminFigures(), async () => dataOf(await request(adminRoutes.adminDashboard)));
}

/** A page of users, newest first. */
export function useAdminUsers(page: UserPage = {}): Query<PageOf<AdminUser>> {
  const request = useRequest();
  return useQuery(
    adminKeys.adminUsers(page),
    async () => pageOf(await request(adminRoutes.listUsers, { query: page }), USER),
    PAGED,
  );
}

export function useAdminUser(id: string): Query<AdminUserDetail> {
  const request = useRequest();
  return useQuery(adminKeys.adminUser(id), async () =>
    dataOf(await request(adminRoutes.getAdminUser, { params: { id } })),
  );
}

/** Devices on which a user is signed in, newest first. */
export function useUserSessions(id: string): Query<UserSession[]> {
  const request = useRequest();
  return useQuery(adminKeys.userSessions(id), async () =>
    newestFirst(listOf((await request(adminRoutes.listUserSessions, { params: { id } })).data, SESSION)),
  );
}

/** A page of courses of every state, newest first; with `state: 'review'` oldest submission first. */
export function useAdminCourses(page: AdminCoursePage = {}): Query<PageOf<AdminCourse>> {
  const request = useRequest();
  return useQuery(
    adminKeys.adminCourses(page),
    async () => pageOf(await request(contentAdminRoutes.listAdminCourses, { query: page }), ADMIN_COURSE),
    PAGED,
  );
}

/** A page of enrolments, newest first. */
export function useEnrolments(page: EnrolmentPage = {}): Query<PageOf<AdminEnrolment>> {
  const request = useRequest();
  return useQuery(
    adminKeys.enrolments(page),
    async () => pageOf(await request(contentAdminRoutes.listEnrolments, { query: page }), ENROLMENT),
    PAGED,
  );
}

export function useEnrolment(id: string): Query<AdminEnrolmentDetail> {
  const request = useRequest();
  return useQuery(adminKeys.enrolment(id), async () =>
    dataOf(await request(contentAdminRoutes.getEnrolment, { params: { id } })),
  );
}

/** A page of help requests and barrier reports, newest first. */
export function useTickets(page: TicketPage = {}): Query<PageOf<Ticket>> {
  const request = useRequest();
  return useQuery(
    adminKeys.tickets(page),
    async () => pageOf(await request(contentAdminRoutes.listTickets, { query: page }), TICKET),
    PAGED,
  );
}

export function useTicket(id: string): Query<TicketDetail> {
  const request = useRequest();
  return useQuery(adminKeys.ticket(id), async () =>
    dataOf(await request(contentAdminRoutes.getTicket, { params: { id } })),
  );
}

/** A page of reported messages, newest first. */
export function useMessageReports(page: ReportPage = {}): Query<PageOf<MessageReport>> {
  const request = useRequest();
  return useQuery(
    adminKeys.messageReports(page),
    async () => pageOf(await request(contentAdminRoutes.listMessageReports, { query: page }), REPORT),
    PAGED,
  );
}

/** A page of reported reviews, newest first. */
export function useReviewReports(page: ReviewReportPage = {}): Query<PageOf<ReviewReport>> {
  const request = useRequest();
  return useQuery(
    adminKeys.reviewReports(page),
    async () => pageOf(await request(contentAdminRoutes.listReviewReports, { query: page }), REVIEW_REPORT),
    PAGED,
  );
}

export function useSiteSettings(): Query<SiteSettings> {
  const request = useRequest();
  return useQuery(
    adminKeys.settings(),
    async () => dataOf(await request(adminRoutes.getSettings)),
    // A new answer would change the form while it is filled in.
    { revalidateOnFocus: false },
  );
}

/** A page of the audit log, newest first. */
export function useAudit(page: AuditPage = {}): Query<PageOf<AuditEntry>> {
  const request = useRequest();
  return useQuery(
    adminKeys.audit(page),
    async () => pageOf(await request(adminRoutes.listAudit, { query: page }), AUDIT_ENTRY),
    PAGED,
  );
}
