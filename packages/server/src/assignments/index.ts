export { assignmentJobs, scheduleAssignmentReminders } from './jobs';
export { assignmentPersonalData } from './personal-data';
export { assignmentRoutes } from './routes';
export { hubAssignmentMembers, hubAssignments } from './tables';
