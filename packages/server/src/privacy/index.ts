export { recordedExports, serveExports } from './exports';
export { privacyJobs } from './jobs';
export { applyRetention } from './retention';
export { privacyRoutes } from './routes';
