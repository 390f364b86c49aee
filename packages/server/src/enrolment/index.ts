export { enrolmentAdminRoutes } from './admin-routes';
export { findCourse } from './course-access';
export { followTeacher, noteStudied } from './repository';
export { quoteOf } from './pricing';
export { enrolmentRoutes } from './routes';
export { enrol } from './service';
export { activeEnrolment, enrolments, enrolmentUnits } from './tables';
