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
export { notificationRoutes } from './routes';
