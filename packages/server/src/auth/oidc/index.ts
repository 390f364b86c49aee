export { dropExpiredFlows } from './flows';
export { Providers } from './providers';
export { oidcRoutes } from './routes';
export { serveOidc } from './serve';
export {
  addIdentity,
  dropIdentities,
  findIdentity,
  linkIdentity,
  mailLinked,
  markIdentityUsed,
  proofOf,
  proveOwner,
} from './identities';
