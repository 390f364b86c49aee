export { siteStaging } from './access';
export { authoringAdminRoutes } from './admin-routes';
export { failAbandonedImports } from './imports';
export { authoringRoutes } from './routes';
export { courseReviews } from './tables';
