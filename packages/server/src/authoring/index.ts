export {
  courseExportJobs,
  dropOldCourseExports,
  recordedCourseExports,
  serveCourseExports,
} from './course-exports';
export { siteStaging } from './access';
export { authoringAdminRoutes } from './admin-routes';
export { questionBankRoutes } from './banks/routes';
export { curriculumRoutes } from './curriculum/routes';
export { dropOldPreviews, failAbandonedImports, recordedPreviews } from './imports';
export { describeChanges } from './reimports/describe';
export { comparing } from './reimports/preview';
export { dropOldReplaced, undoableCommand, undoAnyImport } from './reimports/undo';
export { storePicture } from './pictures';
export { quizAuthoringRoutes } from './quizzes/routes';
export { coAuthorRoutes } from './co-authors/routes';
export { authoringRoutes } from './routes';
export { versionRoutes } from './version-routes';
export { courseReviews } from './tables';
export { authoringPersonalData, ownsCourses } from './personal-data';
