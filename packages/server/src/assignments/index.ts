export { assignmentJobs, scheduleAssignmentReminders } from './jobs';
export { assignmentPersonalData } from './personal-data';
export { listAssigned } from './people';
export { assignmentRoutes } from './routes';
export { hubAssignmentMembers, hubAssignments } from './tables';
