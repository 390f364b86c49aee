export { ApiError, type ApiErrorKind } from './api/api-error';
export { FIRST_REQUESTS } from './api/first-requests';
export { earlyAnswers } from './api/early-answers';
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
  ReviewReportPage,
  SearchedPage,
  TalkPage,
  ThreadPage,
  TicketPage,
  UserPage,
} from './api/page-queries';
export {
  DATA_SAVER_CHOICES,
  type DataSaver,
  type DataSaverChoice,
  savesData,
  useDataSaver,
} from './data-saver/data-saver';
export {
  type DataUsage,
  kindOf,
  monthOf,
  readUsage,
  startDataMeter,
  useDataUsage,
} from './data-saver/data-usage';
export { type FollowOptions, followEvents, readEvents } from './api/event-stream';
export type { FailureTexts, Outcome } from './api/outcome';
export type { UploadOptions, UploadOutcome } from './api/upload';
export { accountDataKeys, useAccountData, useAccountDataActions } from './data/use-account-data';
export { useAccountActions } from './actions/use-account-actions';
export { useAdminActions, useContentActions } from './actions/use-admin-actions';
export { useAuthoringActions, useAuthoringUploads } from './actions/use-authoring-actions';
export { useCertificateActions } from './actions/use-certificate-actions';
export { useQuestionBankActions } from './actions/use-question-bank-actions';
export { useCurriculumActions } from './actions/use-curriculum-actions';
export { useQuizAuthoringActions } from './actions/use-quiz-authoring-actions';
export { useBankQuestion, useBankQuestions, useBanks } from './data/use-question-banks';
export { useAuthoredQuiz, useCourseQuizzes } from './data/use-quiz-authoring';
export {
  type QuizResults,
  useAttemptToMark,
  useMarking,
  useQuizMarkingActions,
  useQuizResults,
  useQuizStatistics,
} from './data/use-quiz-marking';
export {
  type QuizOverrides,
  useAccommodation,
  useOwnAccommodation,
  useQuizArrangementActions,
  useQuizOverrides,
} from './data/use-quiz-arrangements';
export { useQuizRegradingActions, useRegradable, useRegradePreview } from './data/use-quiz-regrading';
export { usePayoutActions } from './actions/use-payout-actions';
export { useHubAnnouncementActions } from './actions/use-hub-announcement-actions';
export { useHubAssignmentActions } from './actions/use-hub-assignment-actions';
export { useHubPeopleActions } from './actions/use-hub-people-actions';
export { useHubPictureActions } from './actions/use-hub-picture-actions';
export { usePersonalInvitationActions } from './actions/use-personal-invitation-actions';
export { useHelpActions } from './actions/use-help-actions';
export { useAdminHubActions, useHubActions, useOwnHubActions } from './actions/use-hub-actions';
export { useGiftActions, useSeatActions } from './actions/use-seat-actions';
export { useReviewActions } from './actions/use-review-actions';
export { useDiscussionActions } from './actions/use-discussion-actions';
export { useDiscussion, useDiscussions, useOwnDiscussions, usePostReports } from './data/use-discussions';
export type { DiscussionPage, OwnDiscussionPage, PostReportPage, ReplyPage } from './data/use-discussions';
export { type KeptNote, type NoteOutcome, useKeptNotes, useNoteActions } from './actions/use-note-actions';
export {
  useAllCertificates,
  useCertificate,
  useCertificateCheck,
  useCertificateProgress,
  useCertificates,
  useCertificateTemplate,
} from './data/use-certificates';
export { useBookmarks, useLessonNotes } from './data/use-notes';
export { useAuthorInvitation, useCoAuthorActions, useCourseAuthors } from './data/use-co-authors';
export { useLessonVersions, useVersionActions } from './data/use-versions';
export { useWeek, useWeekActions } from './data/use-week';
export { useLearningActions } from './actions/use-learning-actions';
export { useLiveActions } from './actions/use-live-actions';
export { useMessageActions } from './actions/use-message-actions';
export { useCouponActions } from './actions/use-offer-actions';
export { usePaymentAdminActions } from './actions/use-payment-admin-actions';
export { usePaymentActions } from './actions/use-payment-actions';
export { useActivity } from './activities/use-activity';
export {
  type ActivityResults,
  useActivityResults,
  useActivityResultsFile,
} from './data/use-activity-results';
export { useReadingProgress } from './actions/use-reading-progress';
export {
  useAdminCourses,
  useAdminDashboard,
  useAdminUser,
  useAdminUsers,
  useAudit,
  useEnrolment,
  useEnrolments,
  useMessageReports,
  useReviewReports,
  useSiteSettings,
  useTicket,
  useTickets,
  useUserSessions,
} from './data/use-admin';
export {
  useAuthoredCourse,
  useStagedChanges,
  useMinorCorrections,
  useAuthoredTopic,
  useAuthoredUnit,
  type ListedImport,
  useCourseExports,
  useImport,
  useImports,
  useInstructorDashboard,
  useLearner,
  useLearners,
  useOutline,
  useOwnCourses,
} from './data/use-authoring';
export {
  useCourse,
  useLesson,
  useReviews,
  useQuote,
  useSearch,
  useUnit,
} from './data/use-catalogue';
export {
  type EarningTotals,
  type RevenueWeek,
  useEarnings,
  useEarningTotals,
  usePayouts,
  useRevenue,
} from './data/use-earnings';
export { type GiftChoice, type ReadGift, useGift, useGiftQuote, useGifts } from './data/use-gifts';
export {
  type SeatChoice,
  type SeatQuote,
  useOfferedSeats,
  useSeatClaims,
  useSeatPool,
  useSeatPools,
  useSeatQuote,
} from './data/use-seats';
export {
  useAllLiveClasses,
  useHubLiveClasses,
  useLiveAttendance,
  useLiveClass,
  useLiveClasses,
  useLiveRecordings,
} from './data/use-live-classes';
export {
  type Device,
  type Devices,
  type DeviceKind,
  playNotes,
  useDevices,
  useLevel,
} from './live/use-devices';
export { type LiveRoomHandle, useLiveRoom } from './live/use-live-room';
export type { LiveState, LiveStatus } from './live/room-session';
export { useCategories, useCourseFacets, usePublishedCourses } from './data/use-course-lists';
export { useEnrolledCourses } from './data/use-enrolled-courses';
export {
  useAdminHubs,
  useHub,
  useHubMembers,
  useHubs,
  useInvitation,
  useMyHubs,
} from './data/use-hubs';
export {
  type Recipient,
  type ThreadQuery,
  useBlocked,
  useRecipients,
  useThread,
  useThreads,
} from './data/use-messages';
export {
  type OwnHubMemberDetail,
  useHubFigures,
  useHubSettings,
  useInvitations,
  useJoinRequests,
  useOwnHubMember,
  useOwnHubMembers,
} from './data/use-own-hub';
export { useHubAnnouncement, useHubAnnouncements } from './data/use-hub-announcements';
export {
  type AssignmentMemberPage,
  type AssignmentPage,
  useAssignedCourses,
  useHubAssignment,
  useHubAssignmentMembers,
  useHubAssignments,
} from './data/use-hub-assignments';
export {
  type InvitationLinePage,
  type PersonalInvitationPage,
  useHubCohort,
  useHubCohorts,
  useInvitationCheck,
  useInvitationChecks,
  useInvitationLines,
  usePersonalInvitation,
  usePersonalInvitations,
} from './data/use-hub-people';
export { type AdminNotifications, useAdminNotifications } from './data/use-notifications';
export {
  type OwnNotifications,
  useNotificationSettings,
  useNotificationSettingsActions,
  useOwnNotificationActions,
  useOwnNotifications,
} from './data/use-own-notifications';
export { type CommandResults, useCommandSearch } from './data/use-command-search';
export { useOwnEvents } from './data/use-own-events';
export {
  useAssistant,
  useFlagged,
  useFlaggedConversation,
  useTalk,
  useTalks,
  useTutor,
  useTutorFigures,
} from './data/use-tutor';
export { type AssistantTalk, type AssistantTurn, useAssistantTalk } from './data/use-assistant-talk';
export { useTutorActions, useTutorAdminActions } from './actions/use-tutor-actions';
export { useCoupons } from './data/use-offers';
export {
  type PaymentOptions,
  type ReceiptCheck,
  useOrder,
  useOrderProgress,
  usePaymentOptions,
  useReceipt,
  useReceiptCheck,
  useReceipts,
} from './data/use-payments';
export {
  type PaymentTotals,
  useAdminOrder,
  useAdminOrders,
  useHeldMoney,
  usePaymentDay,
  usePaymentHealth,
  usePaymentTotals,
  useRefunds,
} from './data/use-payments-admin';
export type { AdminOrderDetail, PaymentHealth } from './data/payment-admin-items';
export type { PageOf, Query, QueryError } from './data/use-query';
export { useSite } from './data/use-site';
export { useLaunchActions } from './actions/use-launch-actions';
export { usePlatform, usePlatformActions, usePlatforms } from './data/use-platforms';
export { providerHref, useOidcActions } from './actions/use-oidc-actions';
export { useSignInWayActions, useSignInWays } from './data/use-sign-in-ways';
export { useSessions, useUnreadCount, useUser } from './data/use-user';
export type { DraftText } from './drafts/device-copy';
export type { DraftState } from './drafts/draft-saver';
export { type TopicDraft, useTopicDraft } from './drafts/use-topic-draft';
export type { ActionSubject, OutboxAction, OutboxEntry, OutboxProblem } from './outbox/types';
export type { KeptOutcome } from './outbox/use-keeping';
export { type OutboxActions, type SyncStatus, useOutbox, useSyncState } from './outbox/use-outbox';
export type { Notice } from './session/notices';
export { safeReturnPath, signInPath } from './session/return-path';
export { useSession, useSignOut } from './session/services';
export { SessionProvider, type SessionProviderProps } from './session/session-provider';
export type { SessionState } from './session/session-store';
export { needsVerifying } from './session/needs-verifying';
export { type Access, type AccessOptions, useAccess } from './session/use-access';
export { useLessonQuizzes, useQuiz, useQuizzes } from './data/use-quizzes';
export type { AnswersState } from './quizzes/answer-saver';
export { type QuizAttempt, useAttempt } from './quizzes/use-attempt';
export {
  type NotAllowed,
  type PushPermission,
  pushKeys,
  usePushDeviceActions,
  usePushDevices,
  usePushPermission,
} from './data/use-push-devices';
export { useNeedsTwoStep } from './session/needs-two-step';
export type { PasskeyTexts } from './sign-in/passkey-outcome';
export { usePasskeyAutofill, usePasskeySignIn, useSecondStep } from './sign-in/use-second-step';
export {
  useSignInSecurity,
  useSignInSecurityActions,
  useTwoStepAdminActions,
  useTwoStepPolicy,
} from './sign-in/use-sign-in-security';
export { passkeysSupported } from './sign-in/webauthn';
export {
  type DownloadFailure,
  type Downloads,
  type DownloadState,
  offlineKeys,
  type UnitDownload,
  type UnitDownloadHook,
  useDownloadedUnits,
  useDownloads,
  useUnitDownload,
} from './offline/use-downloads';
