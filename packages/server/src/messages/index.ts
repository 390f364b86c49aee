export { messageAdminRoutes } from './admin-routes';
export { messageJobs, scheduleAnnouncementMails } from './hub-announcement-jobs';
export { messageRoutes } from './routes';
export { messageReports, messages, threadParticipants, threads } from './tables';
