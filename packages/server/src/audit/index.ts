export { auditRoutes } from './routes';
export { audit } from './write';
