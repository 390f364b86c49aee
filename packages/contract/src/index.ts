export * from './constants';
export * from './entities';
export * from './questions';
export * from './call';
export type { AnyCall, CallOf, CallPath, ContractRoute } from './call-of';
export * from './route';
export * from './paging';
export * from './reports';
export { storable } from './text';
export * as accounts from './calls/accounts';
export * as activities from './calls/activities';
export * as admin from './calls/admin';
export * as authoring from './calls/authoring';
export * as certificates from './calls/certificates';
export * as choices from './calls/choices';
export * as coAuthors from './calls/co-authors';
export * as discussions from './calls/discussions';
export * as due from './calls/due';
export * as earnings from './calls/earnings';
export * as events from './calls/events';
export * as gifts from './calls/gifts';
export * as help from './calls/help';
export * as hubs from './calls/hubs';
export * as hubAnnouncements from './calls/hub-announcements';
export * as hubAssignments from './calls/hub-assignments';
export * as hubPeople from './calls/hub-people';
export * as personalInvitations from './calls/personal-invitations';
export * as learning from './calls/learning';
export * as live from './calls/live';
export * as lti from './calls/lti';
export * as messages from './calls/messages';
export * as nextStep from './calls/next-step';
export * as notes from './calls/notes';
export * as notifications from './calls/notifications';
export * as versions from './calls/versions';
export * as consoles from './calls/console';
export * as courseReviews from './calls/course-reviews';
export * as week from './calls/week';
export * as oidc from './calls/oidc';
export * as offers from './calls/offers';
export * as offline from './calls/offline';
export * as passkeys from './calls/passkeys';
export * as payments from './calls/payments';
export * as paymentsAdmin from './calls/payments-admin';
export * as privacy from './calls/privacy';
export * as platform from './calls/platform';
export * as quizArrangements from './calls/quiz-arrangements';
export * as questionBanks from './calls/question-banks';
export * as curriculum from './calls/curriculum';
export * as quizAuthoring from './calls/quiz-authoring';
export * as quizMarking from './calls/quiz-marking';
export * as quizRegrading from './calls/quiz-regrading';
export * as quizzes from './calls/quizzes';
export * as seats from './calls/seats';
export * as tutor from './calls/tutor';
export * as twoStep from './calls/two-step';
export type {
  AdminCourse,
  AdminEnrolment,
  AdminEnrolmentDetail,
  AdminFigures,
  AdminUser,
  AdminUserDetail,
  AuditEntry,
  MinorCorrection,
  ReviewReport,
  SiteSettings,
  Ticket,
  TicketDetail,
} from './calls/admin';
export type {
  AuthoredCourse,
  AuthoredCourseDetail,
  AuthoredTopic,
  AuthoredUnit,
  Check,
  Checklist,
  CourseExport,
  CourseLearner,
  ImportChange,
  ImportChanges,
  ImportJob,
  InstructorFigures,
  LearnerProgress,
  ReviewEvent,
  StagedChange,
  StagedChangeDetail,
  SuggestedCourse,
} from './calls/authoring';
export type {
  Certificate,
  CertificateDetail,
  CertificateProgress,
  CertificateTemplate,
  CheckedCertificate,
} from './calls/certificates';
export type { Identity, OidcStep, SignInProvider, SignInWays } from './calls/oidc';
export type {
  AdminHub,
  HubBanner,
  HubDetail,
  HubFigures,
  HubInvitation,
  HubMember,
  HubSettings,
  HubSummary,
  JoinRequest,
  OwnHubMember,
} from './calls/hubs';
export type { HubAnnouncement } from './calls/hub-announcements';
export type {
  AssignedCourse,
  AssignmentDue,
  AssignmentMember,
  AssignmentTotals,
  HubAssignment,
} from './calls/hub-assignments';
export type {
  CohortChange,
  HubCohort,
  InvitationCheck,
  InvitationLine,
  PersonalInvitation,
} from './calls/hub-people';
export type { OpenedInvitation } from './calls/personal-invitations';
export type {
  LiveAttendance,
  LiveCaption,
  LiveClass,
  LiveClassDetail,
  LiveEvent,
  LiveMessage,
  LiveRecording,
  LiveRoom,
  LiveSeat,
  LiveSlide,
} from './calls/live';
export type {
  LaunchCourse,
  LaunchStep,
  Platform,
  PlatformDetail,
  PlatformDetails,
  ToolAddresses,
} from './calls/lti';
export type { Message, MessagePerson, Thread, ThreadSummary } from './calls/messages';
export type { Passkey, PasskeyAssertion } from './calls/passkeys';
export type { SignInSecurity, TwoStepPolicy } from './calls/two-step';
export type { KeptChoice } from './calls/choices';
export type { NextStep } from './calls/next-step';
export type { DueItem } from './calls/due';
export type { LessonNote, NotedCourse, OwnNote } from './calls/notes';
export type { OfflineCall, OfflineFile, OfflineUnit, SyncAction, SyncResult } from './calls/offline';
export type {
  Discussion,
  DiscussionPost,
  DiscussionSummary,
  OwnDiscussion,
  PostReport,
} from './calls/discussions';
export type { OwnEvent } from './calls/events';
export type { AccountData } from './calls/privacy';
export type {
  NotificationSettings,
  NotificationSubject,
  PushDevice,
  PushDevices,
  UserNotification,
} from './calls/notifications';
export type { CourseAuthors } from './calls/co-authors';
export type { LessonVersion, LessonVersionText } from './calls/versions';
export type { LearningWeek } from './calls/week';
export type { ConsoleWork } from './calls/console';
export type { CourseReview, ReviewComment, ReviewedChange } from './calls/course-reviews';
export type {
  MoneyReturn,
  Order,
  OrderProgress,
  PaymentAttempt,
  Receipt,
  ReceiptCheck,
  ReceiptRow,
} from './calls/payments';
export type { CourseFacets } from './calls/learning';
export type {
  AdminOrder,
  Money,
  PaymentDay,
  PaymentDifference,
  Refund,
} from './calls/payments-admin';
export type { Coupon } from './calls/offers';
export type { Earning, Payout } from './calls/earnings';
export type { Gift, OpenedGift } from './calls/gifts';
export type { OfferedSeat, SeatClaim, SeatPool } from './calls/seats';
export type {
  Attempt,
  AttemptQuestion,
  AttemptSummary,
  QuestionReview,
  QuizDetail,
  QuizSummary,
} from './calls/quizzes';
export type { BankQuestion, CourseBanks, QuestionBank } from './calls/question-banks';
export type {
  AuthoredDraw,
  AuthoredQuiz,
  AuthoredQuizLine,
  AuthoredSlot,
  QuizSettings,
  ReadQuestions,
} from './calls/quiz-authoring';
export type { Outline, OutlineTopic, OutlineUnit } from './calls/curriculum';
export type {
  AttemptToMark,
  LateAnswer,
  MarkedAnswer,
  QuestionStatistics,
  QuizResultRow,
  WaitingAttempt,
} from './calls/quiz-marking';
export type { Accommodation, QuizOverride } from './calls/quiz-arrangements';
export type { RegradableQuestion, RegradedAttempt, RegradePreview } from './calls/quiz-regrading';
export type {
  FlaggedConversation,
  FlaggedConversationDetail,
  Tutor,
  TutorAnswer,
  TutorBlock,
  TutorConversation,
  TutorConversationDetail,
  TutorDay,
  TutorEvent,
  TutorExport,
  TutorFigures,
  TutorQuestion,
  TutorSentence,
  TutorSettings,
  TutorSource,
  TutorTurn,
} from './calls/tutor';
export type { ActivityLaunch, ActivityOutcome, ActivityResultRow } from './calls/activities';
