export { assignmentJobs, scheduleAssignmentReminders } from './jobs';
export { assignmentPersonalData } from './personal-data';
export { listAssigned } from './people';
export { assignmentRoutes } from './routes';
export { hubAssignmentCohorts, hubAssignmentMembers, hubAssignments } from './tables';
