import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} PageWeight
 * @property {number} scripts number of script files
 * @property {number} script bytes of JavaScript after gzip
 * @property {number} own those of them that are the product's own: all but React, react-dom, scheduler, router and SWR
 * @property {number} style bytes of CSS after gzip
 * @property {number} font bytes of fonts as sent (woff2 is compressed)
 * @property {string[]} foreign addresses of requests to other hosts
 * @property {number} shift cumulative layout shift until the page is idle
 * @property {string[]} shifted what moved, from where and to where
 */

/** Size limits of the product, in bytes. */
export const BUDGET = { style: 24_000, font: 40_000 };

/**
 * Limits of JavaScript until the first interaction, in bytes after gzip (spec 14.64).
 * @type {Record<'home' | 'courses' | 'dashboard' | 'course' | 'lesson', {script: number, own: number}>}
 */
export const SCRIPTS = {
  home: { script: 125_000, own: 39_300 },
  courses: { script: 125_000, own: 39_300 },
  dashboard: { script: 137_000, own: 50_900 },
  course: { script: 163_000, own: 76_900 },
  lesson: { script: 168_000, own: 82_100 },
};

/** How many scripts a page may load until the first interaction (spec 16.51). */
export const MOST_SCRIPTS = 32;

/**
 * Limits of JavaScript until the first interaction for every other page, by the demo account that opens it, in bytes
 * after gzip.
 */
export const AREAS = { learner: 225_000, instructor: 235_000, hub: 235_000, admin: 235_000 };

/** Editors with a limit of their own: of a course, and of a lesson, which opens with a text editor of 130 KB. */
export const EDITORS = [
  { path: /^\/instructor\/course\/[^/]+$/, most: 240_000 },
  { path: /^\/instructor\/course\/unit\/topic\/[^/]+$/, most: 390_000 },
];

/** A page has loaded once no request has been pending for this long; milliseconds. */
const QUIET_MS = 500;

/**
 * Watches the requests of a page. Unlike `networkidle`, it ignores the event stream, which stays open.
 * @param {import('playwright').Page} page
 * @returns {() => Promise<void>} resolves once the page has been quiet
 */
function watchRequests(page) {
  const open = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let resolve = () => {};
  const look = () => {
    clearTimeout(timer);
    if (open.size === 0) timer = setTimeout(() => resolve(), QUIET_MS);
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') open.add(request);
    look();
  });
  /** @param {import('playwright').Request} request */
  const over = (request) => {
    open.delete(request);
    look();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return () =>
    new Promise((done) => {
      resolve = done;
      look();
    });
}

/** The chunks of packages that are no part of the product: `vendor` of packages/app/vite.config.ts, and the helpers for them. */
const PACKAGES = /^\/assets\/(?:vendor|rolldown-runtime)-/;

/**
 * The bytes that a first visit to a page loads before any interaction.
 * @param {import('playwright').BrowserContext} context a new context with an empty cache
 * @param {string} url
 * @param {string} ready selector of an element that is shown once the data is loaded
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(context, url, ready) {
  await context.addInitScript(() => {
    const own = /** @type {any} */ (window);
    own.layoutShift = 0;
    own.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = /** @type {any} */ (entry);
        if (shift.hadRecentInput) continue;
        own.layoutShift += shift.value;
        for (const { node, previousRect, currentRect } of shift.sources) {
          const at = (/** @type {DOMRect} */ r) => `${r.x},${r.y} ${r.width}x${r.height}`;
          const name = node?.outerHTML ?? node?.textContent ?? 'a removed element';
          own.shifted.push(`${name.slice(0, 120)}: ${at(previousRect)} to ${at(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const host = new URL(url).host;
  /** @type {Promise<{ kind: string, path: string, bytes: number }>[]} */
  const sizes = [];
  /** @type {string[]} */
  const foreign = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.protocol.startsWith('http') && address.host !== host) foreign.push(request.url());
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['script', 'stylesheet', 'font'].includes(kind)) return;
    sizes.push(
      response.body().then((body) => ({
        kind,
        path: new URL(response.url()).pathname,
        bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length,
      })),
    );
  });
  const quiet = watchRequests(page);
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await quiet();
  const all = await Promise.all(sizes);
  const total = (/** @type {string} */ kind, own = false) =>
    all
      .filter((one) => one.kind === kind && !(own && PACKAGES.test(one.path)))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const { shift, shifted } = await page.evaluate(() => {
    const own = /** @type {any} */ (window);
    return { shift: own.layoutShift, shifted: own.shifted };
  });
  await page.close();
  return {
    scripts: all.filter(({ kind }) => kind === 'script').length,
    script: total('script'),
    own: total('script', true),
    style: total('stylesheet'),
    font: total('font'),
    foreign,
    shift,
    shifted,
  };
}
