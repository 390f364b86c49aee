import { deferredPart } from './deferred-part';

/** Parts of every page whose code is fetched at the first interaction. */
export const ConnectionNotice = deferredPart(() => import('./connection-notice'));
export const DisplaySync = deferredPart(() => import('./display-sync'));
export const DataMeter = deferredPart(() => import('./data-meter'));
export const OutboxStatus = deferredPart(() => import('./outbox-status'));
export const SignOutQuestion = deferredPart(() => import('./sign-out-question'));
export const BackToTop = deferredPart(() => import('./back-to-top'));
export const CommandPaletteKey = deferredPart(() => import('./command-palette-key'));
