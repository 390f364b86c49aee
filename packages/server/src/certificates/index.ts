export { certificateTask } from './documents/task';
export { serveCertificates } from './files';
export { issueIfComplete } from './issue';
export { certificateJobs } from './jobs';
export { type CertificateOffer, certificateOffers } from './offers';
export { certificateAt, isComplete, standingsOf } from './requirements';
export { certificateRoutes } from './routes';
export { copyTemplate } from './template';
export { certificatePersonalData, keepableCertificates } from './personal-data';
