export { refreshHubCourses } from './courses';
export { addMember, isMember } from './membership';
export { hubRoutes } from './routes';
export { hubCourses, hubMembers, hubRequests } from './tables';
export { hubPersonalData, runsHubAlone } from './personal-data';
