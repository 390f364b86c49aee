import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDisplayStore } from '../theme-provider/display-store';
import { DEFAULT_DISPLAY } from '../theme-provider/display';
import {
  displayClassName,
  displayCookieValue,
  displayFromCookie,
  saveDisplayCookie,
  themeScript,
} from './theme-script';

const root = document.documentElement;
const classes = () => [...root.classList].sort();

beforeEach(() => {
  window.localStorage.clear();
  root.className = 'dark';
});
afterEach(() => {
  document.cookie = 'digiken-display=; Max-Age=0; Path=/';
});

describe('themeScript', () => {
  const stores: Record<string, string>[] = ['dark', 'light', 'system', 'constructor'].flatMap((theme) =>
    ['standard', 'high'].flatMap((contrast) =>
      ['100', '125', '1000'].map((textSize) => ({ theme, contrast, textSize, motion: 'reduced' })),
    ),
  );

  it.each<Record<string, string>>([{}, ...stores])(
    'sets what the provider sets for %j, so nothing changes after the first paint',
    (stored) => {
      for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
      runInThisContext(themeScript());
      const early = classes();
      createDisplayStore().get();
      expect(early).toEqual(classes());
    },
  );

  it('planted: a script that ignores the stored theme flashes', () => {
    window.localStorage.setItem('theme', 'light');
    runInThisContext(themeScript().replace('localStorage.getItem(k)', '""'));
    const early = classes();
    createDisplayStore().get();
    expect(early).not.toEqual(classes());
  });

  it('can stand inline in a page: no markup, always the same text', () => {
    expect(themeScript()).not.toMatch(/[<>]/);
    expect(themeScript()).toBe(themeScript());
  });
});

it('README.md gives the hash that a content policy needs', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  expect(readme).toContain(`'sha256-${createHash('sha256').update(themeScript()).digest('base64')}'`);
});

describe('the cookie for servers', () => {
  const display = { theme: 'system', contrast: 'high', textSize: '125', motion: 'reduced' } as const;

  it('brings the settings back, from the header or from its value', () => {
    expect(displayFromCookie(`a=b; digiken-display=${displayCookieValue(display)}; c=d`)).toEqual(display);
    expect(displayFromCookie(displayCookieValue(display))).toEqual(display);
    saveDisplayCookie(display);
    expect(displayFromCookie(document.cookie)).toEqual(display);
  });

  it.each([undefined, null, '', 'digiken-display=mauve', 'digiken-display=%', 'x=%zz', '"><script>'])(
    'means the defaults for %j',
    (cookie) => expect(displayFromCookie(cookie)).toEqual(DEFAULT_DISPLAY),
  );

  it('gives the classes of <html>', () => {
    expect(displayClassName(display)).toBe('system high-contrast text-size-125 reduce-motion');
  });
});
