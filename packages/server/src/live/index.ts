export { liveJobs, scheduleLiveReminders } from './notices/jobs';
export { type OpenLive, openLive } from './open';
export { livePersonalData } from './personal-data';
export { recordedLiveFiles } from './recordings/list';
export { serveRecordings } from './recordings/serve';
export { momentOf } from './schedule/local-time';
export { openClass } from './schedule/open-class';
export { liveRoutes } from './routes';
export { liveAttendance, liveClasses } from './tables';
