import {
  DISPLAY_CLASSES,
  DISPLAY_KEYS,
  type Display,
  displayClasses,
  readDisplay,
} from '../theme-provider/display';

export type { Display } from '../theme-provider/display';

/** Name of the cookie with the display settings. */
export const DISPLAY_COOKIE = 'digiken-display';

const YEAR_SECONDS = 31_536_000;

/**
 * The script that sets the display classes of `<html>` from local storage before the first paint. Place it in
 * `<head>`, as an inline script or as a file. The text is the same for every page of a version, so a content policy
 * can allow it by its hash.
 */
export function themeScript(): string {
  // Flat keys, so that a stored "constructor" finds nothing.
  const classes = Object.fromEntries(
    DISPLAY_KEYS.flatMap((key) =>
      Object.entries(DISPLAY_CLASSES[key]).flatMap(([value, name]) => (name ? [[key + value, name]] : [])),
    ),
  );
  const themes = Object.values(DISPLAY_CLASSES.theme).map((name) => JSON.stringify(name));
  return [
    '(function(c,m){try{for(var k of',
    JSON.stringify(DISPLAY_KEYS),
    '){var n=m[k+localStorage.getItem(k)];if(n){if(k=="theme")c.remove(',
    themes.join(),
    ');c.add(n)}}}catch{}})(document.documentElement.classList,',
    JSON.stringify(classes),
    ');',
  ].join('');
}

/**
 * The display settings in a request's cookies.
 * @param cookies the `Cookie` header, or the value of the cookie `digiken-display` alone
 * @returns the defaults for what is missing or invalid
 */
export function displayFromCookie(cookies: string | null | undefined): Display {
  const header = cookies ?? '';
  const value = new RegExp(`(?:^|;\\s*)${DISPLAY_COOKIE}=([^;]*)`).exec(header)?.[1] ?? header;
  const parts = decodeURIComponent(
    /^[\w.%-]*$/.test(value) ? value.replace(/%(?![\da-f]{2})/gi, '') : '',
  ).split('.');
  return readDisplay((key) => parts[DISPLAY_KEYS.indexOf(key)]);
}

/** The value of the cookie `digiken-display` for display settings. */
export function displayCookieValue(display: Display): string {
  return DISPLAY_KEYS.map((key) => display[key]).join('.');
}

/** The `class` of `<html>` for display settings, so that a server sends the page as it will be shown. */
export function displayClassName(display: Display): string {
  return displayClasses(display).join(' ');
}

/** In the browser: writes the cookie `digiken-display` for a year. Pass it to `onDisplayChange`. */
export function saveDisplayCookie(display: Display): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
  document.cookie = `${DISPLAY_COOKIE}=${displayCookieValue(display)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
