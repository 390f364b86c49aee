export { catalogueRoutes } from './routes';
export { getCourse } from './course-page';
export { getUnit } from './service';
