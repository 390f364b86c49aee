export { siteStaging } from './access';
export { authoringAdminRoutes } from './admin-routes';
export { curriculumRoutes } from './curriculum/routes';
export { failAbandonedImports } from './imports';
export { quizAuthoringRoutes } from './quizzes/routes';
export { authoringRoutes } from './routes';
export { courseReviews } from './tables';
