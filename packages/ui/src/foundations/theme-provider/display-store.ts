import { DISPLAY_CLASSES, DISPLAY_KEYS, type Display, displayClasses, readDisplay } from './display';

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
  /** The theme that is shown: `system` resolved to what the device prefers. */
  theme: () => 'dark' | 'light';
  set: (change: Partial<Display>) => void;
  subscribe: (changed: () => void) => () => void;
}

/**
 * Ends the transitions of colours that the new classes have begun: on a slow phone, hundreds of elements that change over
 * ten frames keep the next press waiting.
 */
function finishTransitions(): void {
  // Touch screens begin none (base.css), and asking for them would style the page before its next frame.
  if (window.matchMedia?.('(hover: none)').matches) return;
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
    const { classList } = document.documentElement;
    for (const classes of Object.values(DISPLAY_CLASSES))
      for (const name of Object.values(classes)) if (name) classList.remove(name);
    classList.add(...displayClasses(next));
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
      show(next);
      finishTransitions();
      notify();
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
