import { afterPaint } from '../lib/after-paint';
import { DISPLAY_CLASSES, DISPLAY_KEYS, type Display, readDisplay } from './display';

const stored = (): Display =>
  readDisplay((key) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      // Storage is blocked by the browser, so the defaults apply.
      return null;
    }
  });

/** What the device prefers; undefined where it cannot be asked, as in jsdom. */
const lightDevice = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: light)');

export interface DisplayStore {
  get: () => Display;
  /** The theme that is chosen: `system` resolved to what the device prefers. */
  theme: () => 'dark' | 'light';
  /**
   * Stores the change and tells the listeners at once. The classes of the page follow when the next frame is painted, so
   * that the pressed control answers first (spec 14.349): styling every element takes a slow phone longer than one frame.
   */
  set: (change: Partial<Display>) => void;
  subscribe: (changed: () => void) => () => void;
}

/**
 * Ends the transitions of colours that the new classes have begun: on a slow phone, hundreds of elements that change over
 * ten frames keep the next press waiting.
 */
function finishTransitions(): void {
  // Not in jsdom.
  for (const animation of document.getAnimations?.() ?? [])
    if (animation instanceof CSSTransition && animation.pending) animation.finish();
}

/** Stores the display settings in local storage, applies them as classes on the root element (spec 4.14), and follows other tabs and the device. */
export function createDisplayStore(): DisplayStore {
  let current: Display | undefined;
  const listeners = new Set<() => void>();

  const show = (next: Display) => {
    current = next;
    for (const key of DISPLAY_KEYS)
      for (const [value, name] of Object.entries(DISPLAY_CLASSES[key]))
        if (name) document.documentElement.classList.toggle(name, value === next[key]);
    return next;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const get = () => current ?? show(stored());
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== null && !(DISPLAY_KEYS as string[]).includes(key)) return;
    show(stored());
    notify();
  };

  return {
    get,
    theme: () => {
      const { theme } = get();
      if (theme !== 'system') return theme;
      return lightDevice()?.matches ? 'light' : 'dark';
    },
    set(change) {
      const next = { ...get(), ...change };
      try {
        for (const key of DISPLAY_KEYS) window.localStorage.setItem(key, next[key]);
      } catch {
        // Storage is blocked, so the choice lasts until the page is left.
      }
      current = next;
      notify();
      afterPaint(() => {
        show(get());
        finishTransitions();
      });
    },
    subscribe(changed) {
      if (listeners.size === 0) {
        window.addEventListener('storage', fromOtherTab);
        lightDevice()?.addEventListener('change', notify);
      }
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', fromOtherTab);
        lightDevice()?.removeEventListener('change', notify);
      };
    },
  };
}
