export { enqueue, hurry, type NewJob } from './queue';
export { type Handler, type Job, JobWorker, LEASE_MS, RENEW_MS } from './worker';
export { jobs } from './tables';
