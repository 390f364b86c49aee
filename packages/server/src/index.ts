export type { Clock } from './platform/clock';
export { type Config, ConfigError, loadConfig } from './platform/config';
export { LockedError } from './platform/database';
export type { Services } from './platform/services';
export { createServer, openServices, type ServicesOptions } from './start';
