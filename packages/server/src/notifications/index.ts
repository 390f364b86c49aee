export { publishToUser, publishToUsers } from './events';
export { notificationJobs, scheduleNotificationMails } from './mails';
export { notifyAdministrators } from './notify';
export { dropNotification, notifyUser, notifyUsers, settleNotification } from './notify-user';
export { dropOldNotifications } from './own';
export { notificationPersonalData } from './personal-data';
export { notificationRoutes } from './routes';
