export { paymentJobs } from './jobs';
