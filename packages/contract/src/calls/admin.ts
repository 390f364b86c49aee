import { z } from 'zod';
import { defineCall } from '../call';
import { adminRoutes } from '../routes/admin';
import { contentAdminRoutes } from '../routes/content-admin';
import {
  ENROLMENT_STATES,
  LIMITS,
  RETENTION_LIMITS,
  type RetentionPart,
  ROLES,
  TICKET_KINDS,
  TICKET_STATES,
  USER_STATUSES,
  COURSE_STATES,
  STAGED_STATES,
} from '../constants';
import {
  Category,
  Course,
  Email,
  Fraction,
  Id,
  idOf,
  Named,
  Notification,
  Shillings,
  TextLanguage,
  Timestamp,
  UserSession,
} from '../entities';
import { StagedChangeDetail } from './authoring';
import {
  optionalName,
  optionalText,
  pageOf,
  PageQuery,
  Reason,
  Said,
  SearchedPageQuery,
  typedLines,
  typedName,
} from '../paging';
import { Report, ReportDecision, ReportQuery } from '../reports';

const ById = z.object({ id: Id });

// Notifications (spec 7.16, 7.17)

export const listNotifications = defineCall(adminRoutes.listNotifications, {
  summary: 'Notifications of the administrators, newest first; each administrator has their own read state',
  answer: z.array(Notification),
});

export const markNotificationRead = defineCall(adminRoutes.markNotificationRead, {
  summary: 'Mark one notification read; it never becomes unread again',
  params: ById,
  answer: Said,
});

// Dashboard

const WeekCount = z.object({ week: z.string(), count: z.number().int() });
/** `week` is the Monday's date, oldest first, twelve weeks, none left out. */
export const AdminFigures = z.object({
  people: z.number().int(),
  learners: z.number().int(),
  instructors: z.number().int(),
  courses: z.number().int(),
  inReview: z.number().int(),
  hubs: z.number().int(),
  enrolments: z.number().int(),
  openTickets: z.number().int(),
  openReports: z.number().int(),
  signUpsByWeek: z.array(WeekCount),
  enrolmentsByWeek: z.array(WeekCount),
  topCourses: z.array(z.object({ _id: Id, title: z.string(), learners: z.number().int() })),
});
export type AdminFigures = z.infer<typeof AdminFigures>;

export const adminDashboard = defineCall(adminRoutes.adminDashboard, {
  summary: 'Figures of the whole site',
  answer: z.object({ data: AdminFigures }),
});

// People

export const AdminUser = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  emailVerified: z.boolean(),
  hub: Named.nullable(),
  createdAt: Timestamp,
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUserDetail = AdminUser.extend({
  lastSeenAt: Timestamp.nullable(),
  enrolmentCount: z.number().int(),
  courseCount: z.number().int(),
  hubs: z.array(Named),
  /** Codes from an app are on; passkeys. */
  twoStep: z.object({ codes: z.boolean(), passkeys: z.number().int() }).optional(),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

export const listUsers = defineCall(adminRoutes.listUsers, {
  summary: 'People, newest first',
  query: SearchedPageQuery.extend({
    role: z.enum(ROLES).optional(),
    status: z.enum(USER_STATUSES).optional(),
  }),
  answer: pageOf(AdminUser),
});

export const getAdminUser = defineCall(adminRoutes.getAdminUser, {
  summary: 'One person with their activity on the site',
  params: ById,
  answer: z.object({ data: AdminUserDetail }),
});

/** `hubId` is needed for the role hub and ignored for others. One’s own role stays (409). */
export const setUserRole = defineCall(adminRoutes.setUserRole, {
  summary: 'Change a role; takes effect at once and ends the person’s sessions',
  params: ById,
  body: z
    .object({ role: z.enum(ROLES), hubId: Id.optional() })
    .refine((body) => body.role !== 'hub' || body.hubId !== undefined, {
      path: ['hubId'],
      error: 'Choose the hub that this person runs',
    }),
  answer: z.object({ message: z.string(), data: AdminUserDetail }),
});

export const setUserStatus = defineCall(adminRoutes.setUserStatus, {
  summary: 'Deactivate a person (ends every session) or reactivate them',
  params: ById,
  body: z.object({ status: z.enum(USER_STATUSES), reason: Reason }),
  answer: z.object({ message: z.string(), data: AdminUserDetail }),
});

export const listUserSessions = defineCall(adminRoutes.listUserSessions, {
  summary: 'Devices where a person is signed in',
  params: ById,
  answer: z.object({ data: z.array(UserSession) }),
});

export const endUserSession = defineCall(adminRoutes.endUserSession, {
  summary: 'Sign one device of a person out',
  params: z.object({ id: Id, sessionId: Id }),
  answer: Said,
});

// Categories

/** An empty name in Kiswahili removes it. */
const CategoryNames = z.object({
  name: typedName('a name', LIMITS.categoryMax),
  nameSw: optionalName(LIMITS.categoryMax).optional(),
});

export const createCategory = defineCall(contentAdminRoutes.createCategory, {
  summary: 'Create a category; 409 if a name is taken',
  body: CategoryNames,
  answer: z.object({ message: z.string(), data: Category }),
  status: 201,
});

export const renameCategory = defineCall(contentAdminRoutes.renameCategory, {
  summary: 'Rename a category; without `nameSw` its Kiswahili name stays',
  params: ById,
  body: CategoryNames,
  answer: z.object({ message: z.string(), data: Category }),
});

export const removeCategory = defineCall(contentAdminRoutes.removeCategory, {
  summary: 'Remove a category; its courses remain without a category',
  params: ById,
  answer: Said,
});

// Courses: the review queue

export const AdminCourse = Course.extend({
  state: z.enum(COURSE_STATES),
  submittedAt: Timestamp.nullable(),
  learnerCount: z.number().int(),
  /** Where the unpublished changes of a published course are; null without any. */
  changes: z.enum(STAGED_STATES).nullable(),
});
export type AdminCourse = z.infer<typeof AdminCourse>;

export const listAdminCourses = defineCall(contentAdminRoutes.listAdminCourses, {
  summary:
    'Courses of every state, newest first; those in review, and published ones whose changes are, oldest submission first',
  query: SearchedPageQuery.extend({ state: z.enum(COURSE_STATES).optional() }),
  answer: pageOf(AdminCourse),
});

export const approveCourse = defineCall(contentAdminRoutes.approveCourse, {
  summary: 'Publish a course that is in review, or its changes; mails its instructor',
  params: ById,
  /** Of changes: what the reviewer looked at (`getStagedChanges`); 409 once they are others. */
  query: z.object({ revision: z.string().max(64).optional() }),
  answer: Said,
});

/** Corrections of published courses that went live without a review. */
export const MinorCorrection = z.object({
  _id: Id,
  course: z.object({ _id: Id, title: z.string() }),
  by: Named.nullable(),
  createdAt: Timestamp,
  change: StagedChangeDetail.nullable(),
});
export type MinorCorrection = z.infer<typeof MinorCorrection>;

export const listMinorCorrections = defineCall(contentAdminRoutes.listMinorCorrections, {
  summary: 'Minor corrections of published courses, newest first; of one course with `course`',
  query: PageQuery.extend({ course: Id.optional() }),
  answer: pageOf(MinorCorrection),
});

export const requestCourseChanges = defineCall(contentAdminRoutes.requestCourseChanges, {
  summary: 'Send a course in review, or its changes, back with reasons; mails its instructor',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: Said,
});

export const unpublishCourse = defineCall(contentAdminRoutes.unpublishCourse, {
  summary: 'Unpublish a course; enrolled learners keep access',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: Said,
});

// Enrolments

export const AdminEnrolment = z.object({
  _id: Id,
  user: z.object({ _id: Id, name: z.string(), email: z.string() }),
  course: Named,
  whole: z.boolean(),
  unitCount: z.number().int(),
  /** Whole shillings. */
  paid: Shillings,
  state: z.enum(ENROLMENT_STATES),
  createdAt: Timestamp,
});
export type AdminEnrolment = z.infer<typeof AdminEnrolment>;

export const AdminEnrolmentDetail = AdminEnrolment.extend({
  progress: Fraction,
  lessonsDone: z.number().int(),
  lessonsTotal: z.number().int(),
  lastStudiedAt: Timestamp.nullable(),
  units: z.array(z.object({ _id: Id, title: z.string(), paid: Shillings, addedAt: Timestamp })),
  /** The administrator who added it; null where the learner enrolled. */
  addedBy: Named.nullable(),
  note: z.string().nullable(),
  noteLanguage: TextLanguage,
  cancelledAt: Timestamp.nullable(),
  cancelReason: z.string().nullable(),
  cancelReasonLanguage: TextLanguage,
});
export type AdminEnrolmentDetail = z.infer<typeof AdminEnrolmentDetail>;

export const listEnrolments = defineCall(contentAdminRoutes.listEnrolments, {
  summary: 'Enrolments, newest first; `search` finds people by name or address',
  query: SearchedPageQuery.extend({
    course: Id.optional(),
    user: Id.optional(),
    state: z.enum(ENROLMENT_STATES).optional(),
  }),
  answer: pageOf(AdminEnrolment),
});

export const getEnrolment = defineCall(contentAdminRoutes.getEnrolment, {
  summary: 'One enrolment',
  params: ById,
  answer: z.object({ data: AdminEnrolmentDetail }),
});

/** 404 for an unknown address or course, 422 for somebody who is not a learner, 409 where it exists. */
export const addEnrolment = defineCall(contentAdminRoutes.addEnrolment, {
  summary: 'Enrol a learner in a course without payment; mails the learner',
  body: z.object({
    email: Email,
    courseId: idOf('Choose a course'),
    unitIds: z.array(Id).max(LIMITS.unitsPerOrder).optional(),
    note: Reason,
  }),
  answer: z.object({ message: z.string(), data: AdminEnrolmentDetail }),
  status: 201,
});

export const cancelEnrolment = defineCall(contentAdminRoutes.cancelEnrolment, {
  summary: 'Cancel an enrolment; progress is kept; mails the learner',
  params: ById,
  body: z.object({ reason: Reason }),
  answer: z.object({ message: z.string(), data: AdminEnrolmentDetail }),
});

// Help requests, reports of messages

export const Ticket = z.object({
  _id: Id,
  reference: z.string(),
  kind: z.enum(TICKET_KINDS),
  topic: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  excerpt: z.string(),
  excerptLanguage: TextLanguage,
  state: z.enum(TICKET_STATES),
  createdAt: Timestamp,
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketDetail = Ticket.extend({
  text: z.string(),
  textLanguage: TextLanguage,
  /** Barrier reports: the page, and the assistive technology in use. */
  page: z.string().nullable(),
  technology: z.string().nullable(),
  user: Named.nullable(),
  answers: z.array(
    z.object({
      _id: Id,
      by: Named.nullable(),
      text: z.string(),
      textLanguage: TextLanguage,
      createdAt: Timestamp,
    }),
  ),
});
export type TicketDetail = z.infer<typeof TicketDetail>;

export const listTickets = defineCall(contentAdminRoutes.listTickets, {
  summary: 'Help requests and barrier reports, newest first',
  query: PageQuery.extend({ kind: z.enum(TICKET_KINDS).optional(), state: z.enum(TICKET_STATES).optional() }),
  answer: pageOf(Ticket),
});

export const getTicket = defineCall(contentAdminRoutes.getTicket, {
  summary: 'One help request or barrier report',
  params: ById,
  answer: z.object({ data: TicketDetail }),
});

export const answerTicket = defineCall(contentAdminRoutes.answerTicket, {
  summary: 'Reply by mail; 409 if no address was given',
  params: ById,
  body: z.object({ text: typedLines('an answer', LIMITS.ticketMax) }),
  answer: z.object({ message: z.string(), data: TicketDetail }),
  status: 201,
});

export const setTicketState = defineCall(contentAdminRoutes.setTicketState, {
  summary: 'Close or reopen a request',
  params: ById,
  body: z.object({ state: z.enum(['open', 'closed']) }),
  answer: z.object({ message: z.string(), data: TicketDetail }),
});

export const listMessageReports = defineCall(contentAdminRoutes.listMessageReports, {
  summary: 'Reported messages, newest first',
  query: ReportQuery,
  answer: pageOf(Report),
});

export const resolveMessageReport = defineCall(contentAdminRoutes.resolveMessageReport, {
  summary: 'Dismiss a report, or remove the message for everyone',
  params: ById,
  body: ReportDecision,
  answer: Said,
});

export const ReviewReport = Report.extend({ course: Named, stars: z.number().int() });
export type ReviewReport = z.infer<typeof ReviewReport>;

export const listReviewReports = defineCall(contentAdminRoutes.listReviewReports, {
  summary: 'Reported reviews, newest first',
  query: ReportQuery,
  answer: pageOf(ReviewReport),
});

export const resolveReviewReport = defineCall(contentAdminRoutes.resolveReviewReport, {
  summary: 'Dismiss a report, or remove the review with its rating',
  params: ById,
  body: ReportDecision,
  answer: Said,
});

// Settings, audit log

const SocialAddress = z
  .url({ protocol: /^https$/, error: 'Enter an address that starts with https://' })
  .max(LIMITS.socialAddressMax, 'That address is too long')
  .nullable();

const days = (part: RetentionPart) => {
  const { min, max } = RETENTION_LIMITS[part];
  const problem = `Enter whole days from ${min} to ${max}`;
  return z.number({ error: problem }).int(problem).min(min, problem).max(max, problem);
};

/** Days that data is kept. `deletion`: from the request to delete an account until it is deleted (spec 13.120). */
const Retention = z.object({
  notifications: days('notifications'),
  audit: days('audit'),
  /** After the last answer of a closed help request. */
  tickets: days('tickets'),
  exports: days('exports'),
  deletion: days('deletion'),
});

/**
 * `supportEmail` gets a copy of help requests; `notice` shows on every console page; `social` are the addresses that
 * the footer links to (spec R.45), null for a network without one.
 */
export const SiteSettings = z.object({
  signUpOpen: z.boolean(),
  supportEmail: Email.nullable(),
  notice: optionalText(LIMITS.noticeMax).nullable(),
  /** Edits of published courses by their instructors are published at once, without a review. */
  trustInstructors: z.boolean(),
  /** One administrator asks for a refund, and another one approves it. Without it, one may do both. */
  twoPersonRefunds: z.boolean(),
  /** Learners see the full names of other learners, not the first name and an initial. */
  fullNames: z.boolean(),
  social: z.object({
    facebook: SocialAddress,
    x: SocialAddress,
    youtube: SocialAddress,
    linkedin: SocialAddress,
  }),
  retention: Retention,
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const getSettings = defineCall(adminRoutes.getSettings, {
  summary: 'Settings of the site',
  answer: z.object({ data: SiteSettings }),
});

export const saveSettings = defineCall(adminRoutes.saveSettings, {
  summary: 'Change the settings of the site',
  // What is left out stays as it is.
  body: SiteSettings.partial({ twoPersonRefunds: true, fullNames: true, social: true, retention: true }),
  answer: z.object({ message: z.string(), data: SiteSettings }),
});

/** One administrative act. `action` is a sentence's verb in plain words, e.g. "changed the role of". */
export const AuditEntry = z.object({
  _id: Id,
  createdAt: Timestamp,
  actor: Named.nullable(),
  action: z.string(),
  target: z.object({ kind: z.string(), _id: z.string().nullable(), name: z.string() }),
  /** What changed, in words; null where the action says all. */
  detail: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = defineCall(adminRoutes.listAudit, {
  summary: 'Every administrative act, newest first',
  query: PageQuery.extend({ kind: z.string().max(40).optional(), actor: Id.optional() }),
  answer: pageOf(AuditEntry),
});
