export { refreshHubCourses } from './courses';
export { addMember } from './membership';
export { hubRoutes } from './routes';
export { hubCourses, hubMembers, hubRequests } from './tables';
