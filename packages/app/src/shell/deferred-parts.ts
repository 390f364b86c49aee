import { afterHydration } from './after-hydration';

/** Parts of every page whose code is not in its first load. */
export const ConnectionNotice = afterHydration(() => import('./connection-notice'));
export const DisplaySync = afterHydration(() => import('./display-sync'));
export const BackToTop = afterHydration(() => import('./back-to-top'));
export const CommandPaletteKey = afterHydration(() => import('./command-palette-key'));
