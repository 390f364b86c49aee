export { publishToUser, publishToUsers } from './events';
export { notificationJobs, scheduleNotificationMails } from './mails';
export { notifyAdministrators } from './notify';
export {
  dropNotification,
  dropNotifications,
  notifyUser,
  notifyUsers,
  settleNotification,
} from './notify-user';
export { dropOldNotifications } from './own';
export { notificationPersonalData } from './personal-data';
export { dropPushOfSession, dropPushOfUser, movePushToSession } from './push/devices';
export { pushJobs, schedulePush } from './push/jobs';
export { notificationRoutes } from './routes';
export { notifications } from './tables';
