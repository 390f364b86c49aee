export { notifyAdministrators } from './notify';
export { notificationRoutes } from './routes';
