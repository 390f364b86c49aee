import { deferredPart } from './deferred-part';

/** Parts of every page whose code is fetched at the first interaction. */
export const ConnectionNotice = deferredPart(() => import('./connection-notice'));
export const OutboxStatus = deferredPart(() => import('./outbox-status'));
export const AppParts = deferredPart(() => import('./app-parts'));
