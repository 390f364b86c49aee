export { siteStaging } from './access';
export { authoringAdminRoutes } from './admin-routes';
export { questionBankRoutes } from './banks/routes';
export { failAbandonedImports } from './imports';
export { quizAuthoringRoutes } from './quizzes/routes';
export { authoringRoutes } from './routes';
export { courseReviews } from './tables';
