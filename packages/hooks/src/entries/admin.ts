export { useAdminActions, useContentActions } from '../actions/use-admin-actions';
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
} from '../data/use-admin';
export { usePlatform, usePlatformActions, usePlatforms } from '../data/use-platforms';
