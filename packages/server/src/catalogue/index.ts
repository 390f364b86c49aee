export { catalogueRoutes } from './routes';
export { getCourse, getUnit } from './service';
