export { noteRoutes } from './routes';
export { notePersonalData } from './personal-data';
