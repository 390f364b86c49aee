export { dropOldAudit } from './list';
export { auditPersonalData } from './personal-data';
export { auditRoutes } from './routes';
export { audit } from './write';
