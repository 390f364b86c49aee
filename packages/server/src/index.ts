export type { Clock } from './platform/clock';
export { type Config, ConfigError, loadConfig } from './platform/config';
export { LockedError } from './platform/database';
export type { Services } from './platform/services';
export { type OpenServices, openServices, type ServicesOptions } from './platform/open-services';
export { createServer } from './start';
