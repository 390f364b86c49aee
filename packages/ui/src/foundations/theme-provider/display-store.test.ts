import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../lib/after-paint';
import { DEFAULT_DISPLAY } from './display';
import { createDisplayStore } from './display-store';

const root = document.documentElement;

beforeEach(() => {
  window.localStorage.clear();
  root.className = 'someone-elses';
});
afterEach(async () => {
  vi.restoreAllMocks();
  // Let the last change reach the page before the next test starts.
  await new Promise((resolve) => afterPaint(() => resolve(undefined)));
});

describe('theme', () => {
  it('[3.13][9.13] is dark by default and set on the root element', () => {
    expect(createDisplayStore().get()).toEqual(DEFAULT_DISPLAY);
    expect(root.className).toBe('someone-elses dark');
  });

  it('[3.13][4.14] is stored in local storage and restored', () => {
    createDisplayStore().set({ theme: 'light' });
    expect(window.localStorage.getItem('theme')).toBe('light');
    expect(createDisplayStore().get().theme).toBe('light');
  });

  it('an invalid stored value means the default', () => {
    window.localStorage.setItem('theme', 'mauve');
    expect(createDisplayStore().get().theme).toBe('dark');
  });

  it('[14.349] is told to the controls at once, while the page follows after the next frame', async () => {
    const store = createDisplayStore();
    store.get();
    let seen = '';
    store.subscribe(() => {
      seen = `${store.theme()} on ${root.className}`;
    });
    store.set({ theme: 'system' });
    store.set({ theme: 'light' });
    expect(seen).toBe('light on someone-elses dark');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(root.className).toBe('someone-elses dark');
    await expect.poll(() => root.className).toBe('someone-elses light');
  });

  it('works without storage, but remembers nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const store = createDisplayStore();
    store.set({ theme: 'light', contrast: 'high' });
    expect(store.get()).toMatchObject({ theme: 'light', contrast: 'high' });
    await expect.poll(() => root.className).toBe('someone-elses light high-contrast');
  });
});

describe('the theme of the device', () => {
  const device = (light: boolean) => {
    const listeners = new Set<() => void>();
    const media = {
      matches: light,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    vi.stubGlobal('matchMedia', () => media);
    return {
      listeners,
      turn: (next: boolean) => {
        media.matches = next;
        for (const listener of listeners) listener();
      },
    };
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is followed by `system`, while the class leaves the colours to the style sheet', async () => {
    const { turn, listeners } = device(true);
    const store = createDisplayStore();
    const changed = vi.fn();
    const leave = store.subscribe(changed);
    store.set({ theme: 'system' });
    expect(store.theme()).toBe('light');
    await expect.poll(() => root.className).toBe('someone-elses system');
    turn(false);
    expect(store.theme()).toBe('dark');
    expect(changed).toHaveBeenCalledTimes(2);
    leave();
    expect(listeners.size).toBe(0);
  });

  it('is dark where the device cannot be asked, as in jsdom', () => {
    vi.stubGlobal('matchMedia', undefined);
    const store = createDisplayStore();
    store.set({ theme: 'system' });
    store.subscribe(() => {})();
    expect(store.theme()).toBe('dark');
  });
});

describe('other open tabs follow', () => {
  it('applies a change in another tab, and a cleared storage', () => {
    const store = createDisplayStore();
    const changed = vi.fn();
    const leave = store.subscribe(changed);
    store.get();
    window.localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(store.get().theme).toBe('light');
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get().theme).toBe('dark');
    expect(changed).toHaveBeenCalledTimes(2);
    leave();
    window.localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
