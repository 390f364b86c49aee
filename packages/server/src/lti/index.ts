export { withGrades } from './grades/jobs';
export { dropExpiredLaunches } from './launch/flows';
export { serveLti } from './launch/serve';
export { ltiPersonalData } from './personal-data';
export { ltiRoutes } from './routes';
