export { messageAdminRoutes } from './admin-routes';
export { messageJobs, scheduleAnnouncementMails } from './hub-announcement-jobs';
export { messageRoutes } from './routes';
export { messages, threadParticipants, threads } from './tables';
export { messagePersonalData } from './personal-data';
