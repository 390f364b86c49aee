export { useAdminActions, useContentActions } from '../actions/use-admin-actions';
export { useCourseReviewActions } from '../actions/use-course-review-actions';
export { useReportActions } from '../actions/use-report-actions';
export {
  useAdminCourses,
  useAdminDashboard,
  useAdminUser,
  useAdminUsers,
  useAudit,
  useEnrolment,
  useEnrolments,
  useSiteSettings,
  useTicket,
  useTickets,
  useUserSessions,
} from '../data/use-admin';
export { useCourseReview } from '../data/use-course-reviews';
export { useMessageReports, usePostReports, useReviewReports } from '../data/use-reports';
export { usePlatform, usePlatformActions, usePlatforms } from '../data/use-platforms';
