export { ApiError, type ApiErrorKind } from '../api/api-error';
export { earlyAnswers } from '../api/early-answers';
export { type FollowOptions, followEvents, readEvents } from '../api/event-stream';
export { FIRST_REQUESTS } from '../api/first-requests';
export type { FailureTexts, Outcome } from '../api/outcome';
export type {
  AdminCoursePage,
  AdminOrderPage,
  AuditPage,
  CatalogueFilters,
  CertificatePage,
  ChoiceInput,
  CouponPage,
  EarningPage,
  EnrolmentPage,
  FlaggedPage,
  HeldMoneyPage,
  JoinRequestPage,
  LearnerPage,
  OwnCoursePage,
  OwnMemberPage,
  PayoutPage,
  QuizPage,
  ReceiptPage,
  RefundPage,
  ReportPage,
  ReviewPage,
  SearchedPage,
  TalkPage,
  ThreadPage,
  TicketPage,
  UserPage,
} from '../api/page-queries';
export type { UploadOptions, UploadOutcome } from '../api/upload';
export type { PageOf, Query, QueryError } from '../data/use-query';
