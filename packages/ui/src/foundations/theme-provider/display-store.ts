export type Theme = 'dark' | 'light';
export type Contrast = 'standard' | 'high';
export type TextSize = '100' | '125' | '150';
export type Motion = 'system' | 'reduced';

/** The display settings of a user. */
export interface Display {
  theme: Theme;
  contrast: Contrast;
  textSize: TextSize;
  motion: Motion;
}

/** Dark by default (spec 4.13). */
export const DEFAULT_DISPLAY: Display = {
  theme: 'dark',
  contrast: 'standard',
  textSize: '100',
  motion: 'system',
};

const ALLOWED: { [K in keyof Display]: readonly Display[K][] } = {
  theme: ['dark', 'light'],
  contrast: ['standard', 'high'],
  textSize: ['100', '125', '150'],
  motion: ['system', 'reduced'],
};
const KEYS = Object.keys(ALLOWED) as (keyof Display)[];

function stored(): Display {
  const display: Display = { ...DEFAULT_DISPLAY };
  for (const key of KEYS) {
    let value: string | null = null;
    try {
      value = window.localStorage.getItem(key);
    } catch {
      // Storage is blocked by the browser, so the defaults apply.
    }
    if (value !== null && (ALLOWED[key] as readonly string[]).includes(value))
      Object.assign(display, { [key]: value });
  }
  return display;
}

/** The classes on the root element for the display settings. */
export function displayClasses(display: Display): string[] {
  return [
    display.theme,
    ...(display.contrast === 'high' ? ['high-contrast'] : []),
    ...(display.textSize === '100' ? [] : [`text-size-${display.textSize}`]),
    ...(display.motion === 'reduced' ? ['reduce-motion'] : []),
  ];
}

const ALL_CLASSES = ['dark', 'light', 'high-contrast', 'text-size-125', 'text-size-150', 'reduce-motion'];

export interface DisplayStore {
  get: () => Display;
  set: (change: Partial<Display>) => void;
  subscribe: (changed: () => void) => () => void;
}

/** Stores the display settings in local storage, applies them as classes on the root element (spec 4.14), and follows other tabs. */
export function createDisplayStore(): DisplayStore {
  let current: Display | undefined;
  const listeners = new Set<() => void>();

  const apply = (next: Display) => {
    current = next;
    document.documentElement.classList.remove(...ALL_CLASSES);
    document.documentElement.classList.add(...displayClasses(next));
    for (const listener of listeners) listener();
  };
  const get = () => {
    if (current === undefined) {
      current = stored();
      document.documentElement.classList.remove(...ALL_CLASSES);
      document.documentElement.classList.add(...displayClasses(current));
    }
    return current;
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || (KEYS as string[]).includes(event.key)) apply(stored());
  };

  return {
    get,
    set(change) {
      const next = { ...get(), ...change };
      try {
        for (const key of KEYS) window.localStorage.setItem(key, next[key]);
      } catch {
        // Storage is blocked, so the choice lasts until the page is left.
      }
      apply(next);
    },
    subscribe(changed) {
      if (listeners.size === 0) window.addEventListener('storage', fromOtherTab);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
