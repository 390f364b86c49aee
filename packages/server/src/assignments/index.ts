export { assignmentJobs, remindOfAssignments, scheduleAssignmentReminders } from './jobs';
export { assignmentRoutes } from './routes';
export { hubAssignmentMembers, hubAssignments } from './tables';
