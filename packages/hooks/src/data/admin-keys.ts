import type {
  AdminCoursePage,
  AuditPage,
  EnrolmentPage,
  ReportPage,
  ReviewReportPage,
  TicketPage,
  UserPage,
} from '../api/page-queries';
import type { KeyName } from './keys';

/** Cache keys of the administrator area. Only notifications differ by user: each has their own read state. */
export const adminKeys = {
  notifications: (viewer: string) => ['notifications', viewer] as const,
  adminFigures: () => ['adminFigures'] as const,
  adminUsers: (page: UserPage) => ['adminUsers', page] as const,
  adminUser: (id: string) => ['adminUser', id] as const,
  userSessions: (id: string) => ['userSessions', id] as const,
  adminCourses: (page: AdminCoursePage) => ['adminCourses', page] as const,
  enrolments: (page: EnrolmentPage) => ['enrolments', page] as const,
  enrolment: (id: string) => ['enrolment', id] as const,
  tickets: (page: TicketPage) => ['tickets', page] as const,
  ticket: (id: string) => ['ticket', id] as const,
  messageReports: (page: ReportPage) => ['messageReports', page] as const,
  reviewReports: (page: ReviewReportPage) => ['reviewReports', page] as const,
  settings: () => ['settings'] as const,
  audit: (page: AuditPage) => ['audit', page] as const,
};

/** `site`: what of the settings every page shows. */
export type AdminKey = keyof typeof adminKeys | Extract<KeyName, 'site'>;
