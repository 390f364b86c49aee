export { ApiError, type ApiErrorKind } from './api/api-error';
export type { CatalogueFilters, ChoiceInput } from './api/learning-calls';
export type { FailureTexts, Outcome } from './api/outcome';
export { useAccountActions } from './actions/use-account-actions';
export { useLearningActions } from './actions/use-learning-actions';
export { useReadingProgress } from './actions/use-reading-progress';
export {
  useCategories,
  useCourse,
  useLesson,
  usePublishedCourses,
  useQuote,
  useSearch,
  useUnit,
} from './data/use-catalogue';
export { useEnrolledCourses } from './data/use-enrolled-courses';
export type { PageOf, Query, QueryError } from './data/use-query';
export { useSessions, useUnreadCount, useUser } from './data/use-user';
export type { Notice } from './session/notices';
export { safeReturnPath, signInPath } from './session/return-path';
export { useSession, useSignOut } from './session/services';
export { SessionProvider, type SessionProviderProps } from './session/session-provider';
export type { SessionState } from './session/session-store';
export { type Access, type AccessOptions, needsVerifying, useAccess } from './session/use-access';
