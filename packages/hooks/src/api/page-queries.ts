import type { adminRoutes } from '@digiken/contract/routes/admin';
import type { authoringRoutes } from '@digiken/contract/routes/authoring';
import type { certificateRoutes } from '@digiken/contract/routes/certificates';
import type { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import type { earningRoutes } from '@digiken/contract/routes/earnings';
import type { hubConsoleRoutes } from '@digiken/contract/routes/hub-console';
import type { hubRoutes } from '@digiken/contract/routes/hubs';
import type { learningRoutes } from '@digiken/contract/routes/learning';
import type { messageRoutes } from '@digiken/contract/routes/messages';
import type { offerRoutes } from '@digiken/contract/routes/offers';
import type { paymentAdminRoutes } from '@digiken/contract/routes/payments-admin';
import type { quizRoutes } from '@digiken/contract/routes/quizzes';
import type { paymentRoutes } from '@digiken/contract/routes/payments';
import type { tutorRoutes } from '@digiken/contract/routes/tutor';
import type { RequestBody, RequestQuery } from './request';

type Admin = typeof adminRoutes;
type ContentAdmin = typeof contentAdminRoutes;
type Authoring = typeof authoringRoutes;

/** Filters of the catalogue, and which page of it. */
export type CatalogueFilters = Pick<
  RequestQuery<(typeof learningRoutes)['listCourses']>,
  | 'search'
  | 'category'
  | 'level'
  | 'language'
  | 'price'
  | 'duration'
  | 'sort'
  | 'size'
  | 'cursor'
  | 'lowestPrice'
>;
/** The whole course, or some of its units. */
export type ChoiceInput = RequestBody<(typeof learningRoutes)['quoteCourse']>['choice'];

/** A page of a list with a search box. */
export type SearchedPage = RequestQuery<(typeof hubRoutes)['listHubs']>;
/** `cohort`: an id. */
export type OwnMemberPage = RequestQuery<(typeof hubConsoleRoutes)['listOwnHubMembers']>;
export type JoinRequestPage = RequestQuery<(typeof hubConsoleRoutes)['listJoinRequests']>;
export type ThreadPage = RequestQuery<(typeof messageRoutes)['listThreads']>;

export type UserPage = RequestQuery<Admin['listUsers']>;
/** `kind`: `person`, `course`, `category`, `hub`, `enrolment`, `ticket`, `report`, `settings`; `actor`: a user's id. */
export type AuditPage = RequestQuery<Admin['listAudit']>;
export type AdminCoursePage = RequestQuery<ContentAdmin['listAdminCourses']>;
/** `search` finds users by name or address; `course` and `user` are ids. */
export type EnrolmentPage = RequestQuery<ContentAdmin['listEnrolments']>;
export type TicketPage = RequestQuery<ContentAdmin['listTickets']>;
/** Of reported messages, reviews or posts. */
export type ReportPage = RequestQuery<ContentAdmin['listMessageReports']>;

/** Filters of the instructor's own courses. */
export type OwnCoursePage = RequestQuery<Authoring['listOwnCourses']>;
/** Filters of the instructor's learners; `course` is an id. */
export type LearnerPage = RequestQuery<Authoring['listLearners']>;

/** Of one course's reviews. */
export type ReviewPage = RequestQuery<(typeof learningRoutes)['listReviews']>;

export type ReceiptPage = RequestQuery<(typeof paymentRoutes)['listReceipts']>;
/** `progress`: only those. */
export type QuizPage = RequestQuery<(typeof quizRoutes)['listQuizzes']>;
/** `search`: a number, or words of a name or a course. */
export type CertificatePage = RequestQuery<(typeof certificateRoutes)['listAllCertificates']>;
/** `courseId`: only those of this course. */
export type CouponPage = RequestQuery<(typeof offerRoutes)['listCoupons']>;

type PaymentAdmin = typeof paymentAdminRoutes;
/** `from` and `to`: days in Nairobi, both included. */
export type AdminOrderPage = RequestQuery<PaymentAdmin['listOrders']>;
export type HeldMoneyPage = RequestQuery<PaymentAdmin['listHeldMoney']>;
export type RefundPage = RequestQuery<PaymentAdmin['listRefunds']>;

export type EarningPage = RequestQuery<(typeof earningRoutes)['listEarnings']>;
/** `month`: `2026-11`, in Nairobi. */
export type PayoutPage = RequestQuery<(typeof earningRoutes)['listPayouts']>;

/** The caller's talks with the tutor; `course` and `lesson` are ids. */
export type TalkPage = RequestQuery<(typeof tutorRoutes)['listConversations']>;
export type FlaggedPage = RequestQuery<(typeof tutorRoutes)['listFlagged']>;
