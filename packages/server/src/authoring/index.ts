export { siteStaging } from './access';
export { authoringAdminRoutes } from './admin-routes';
export { failAbandonedImports } from './imports';
export { quizAuthoringRoutes } from './quizzes/routes';
export { coAuthorRoutes } from './co-authors/routes';
export { authoringRoutes } from './routes';
export { versionRoutes } from './version-routes';
export { courseReviews } from './tables';
