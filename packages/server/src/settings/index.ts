export { settingsRoutes } from './routes';
export { readSettings } from './service';
