export { dropOldSyncActions } from './housekeeping';
export { offlinePersonalData } from './personal-data';
export { offlineRoutes } from './routes';
