export { enrolmentAdminRoutes } from './admin-routes';
export { findCourse } from './course-access';
export { endAccess, ownedUnits } from './owned-units';
export { admit, followTeacher, lockEnrolment, noteStudied, studiedUpdate } from './repository';
export { quoteOf, spread } from './pricing';
export { enrolmentRoutes } from './routes';
export { type Choice, enrol, priceChoice } from './service';
export { activeEnrolment, enrolments, enrolmentUnits, holdsUnit } from './tables';
export { enrolmentPersonalData } from './personal-data';
