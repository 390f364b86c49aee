export { enqueue, enqueueAll, hurry, withdraw } from './queue';
export { type Handler, JobWorker, LEASE_MS, RENEW_MS } from './worker';
export { jobs } from './tables';
