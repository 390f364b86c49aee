import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { median } from '../../lib/median.mjs';

/** CPU slowdown that simulates a cheap phone. */
export const SLOWED = 4;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** @param {string} folder @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    readFile(path).then(
      (content) => {
        response.setHeader(
          'Content-Type',
          TYPES[/** @type {keyof typeof TYPES} */ (extname(path))] ?? 'text/plain',
        );
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Runs in the page: milliseconds from the key press on a control to the moment after the next paint. */
function watchPresses() {
  const page = /** @type {any} */ (window);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== 'ArrowRight') return;
      page.pressed = new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - event.timeStamp);
          port2.postMessage(0);
        });
      });
    },
    { capture: true },
  );
}

/** Runs in the page: sums what long tasks last beyond 50 ms (total blocking time). */
function watchTasks() {
  const page = /** @type {any} */ (window);
  page.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) page.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** The element that each press must show, and the key that closes it. */
const INTERACTIONS = /** @type {const} */ ({
  dialog: { press: '#dialog', shows: 'dialog[open], [data-slot=dialog]', close: 'Escape' },
  drawer: { press: '#drawer', shows: 'dialog.drawer[open], [data-slot=drawer]', close: 'Escape' },
  menu: {
    press: '#menu, [data-slot=menu] > button',
    shows: '[popover]:popover-open, [role=menu]',
    close: 'Escape',
  },
  toast: { press: '#toast', shows: '[data-slot=toast]', close: null },
  tab: {
    press: '[role=tab][aria-selected=true]',
    shows: '[role=tabpanel]:not([hidden]) article',
    close: null,
  },
});

/** @typedef {Record<'render' | 'blocked' | 'dialog' | 'drawer' | 'menu' | 'toast' | 'tab' | 'thousand' | 'rows' | 'rowsPainted' | 'heap', number>} Figures */

/**
 * One visit to a built page. Times in milliseconds on a CPU slowed {@link SLOWED} times; `heap` in bytes.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} presses of each interaction; the first one is not counted, because it includes compilation
 * @returns {Promise<Figures>}
 */
export async function visit(browser, url, presses) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  try {
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(watchPresses);
    await page.addInitScript(watchTasks);
    await page.goto(url);
    await page.locator('article h3').nth(45).waitFor();
    await settled(page);
    const render = (await metric(cdp, 'TaskDuration')) * 1000;
    // What loads when the browser is idle counts as blocking, too.
    await page.waitForLoadState('networkidle');
    await settled(page);
    const blocked = await /** @type {Promise<number>} */ (
      page.evaluate(() => /** @type {any} */ (window).blocked)
    );
    await cdp.send('HeapProfiler.collectGarbage');
    const heap = await metric(cdp, 'JSHeapUsedSize');

    /** @type {Partial<Figures>} */
    const found = { render, blocked, heap };
    for (const [name, { press, shows, close }] of Object.entries(INTERACTIONS)) {
      const times = [];
      for (let i = 0; i < presses; i++) {
        await page.locator(press).first().focus();
        times.push(await pressed(page, name === 'tab' ? 'ArrowRight' : 'Enter'));
        await page.locator(shows).last().waitFor();
        if (close) {
          await page.keyboard.press(close);
          await page.locator(shows).waitFor({ state: 'hidden' });
        }
        await settled(page);
      }
      found[/** @type {keyof Figures} */ (name)] = median(times.slice(1));
    }
    await page.locator('#thousand').focus();
    found.thousand = await pressed(page, 'Enter');
    await settled(page);
    await page.locator('#many').focus();
    found.rowsPainted = await pressed(page, 'Enter');
    found.rows = await /** @type {Promise<number>} */ (
      page.evaluate(() => /** @type {any} */ (window).committed)
    );
    return /** @type {Figures} */ (found);
  } finally {
    await context.close();
  }
}

/** @param {import('playwright').Page} page @param {string} key */
async function pressed(page, key) {
  await page.keyboard.press(key);
  return /** @type {Promise<number>} */ (page.evaluate(() => /** @type {any} */ (window).pressed));
}

/** Waits two frames and an idle callback, so that no work of the last press is left. @param {import('playwright').Page} page */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(undefined))),
        );
      }),
  );

/** @param {import('playwright').CDPSession} cdp @param {string} name */
async function metric(cdp, name) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
