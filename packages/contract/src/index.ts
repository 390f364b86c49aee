export * from './constants';
export * from './entities';
export * from './call';
export * as accounts from './calls/accounts';
export * as learning from './calls/learning';
export * as platform from './calls/platform';
