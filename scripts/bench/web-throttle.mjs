/**
 * @typedef {object} Throttling
 * @property {number} cpu how many times slower
 * @property {{ latency: number, downloadThroughput: number, uploadThroughput: number }} [network] milliseconds for each
 *   request, bytes a second
 */

/** A cheap phone on slow 4G, with the figures of Lighthouse: 150 ms round trips, 1.6 Mbit/s down, 0.75 up. */
export const THROTTLED = {
  // WEB_CPU changes it, to compare with the figures of a machine of another speed.
  cpu: Number(process.env.WEB_CPU ?? 4),
  network: { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 },
};

/**
 * A page of a new context, so that its cache is empty.
 * @param {import('playwright').BrowserContext} context
 * @param {Throttling} throttling
 */
export async function openThrottled(context, { cpu, network }) {
  await context.addInitScript(() => {
    const own = /** @type {any} */ (window);
    own.paints = { lcp: 0, fcp: 0, shift: 0, element: '' };
    own.interactions = [];
    const watch = (
      /** @type {string} */ type,
      /** @type {(entry: any) => void} */ see,
      /** @type {object} */ options = {},
    ) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        ...options,
      });
    watch('largest-contentful-paint', (entry) => {
      own.paints.lcp = entry.startTime;
      const text = (entry.element?.textContent ?? '').trim().slice(0, 40);
      own.paints.element = `<${entry.element?.localName}> ${text}`;
    });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') own.paints.fcp = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) own.paints.shift += entry.value;
    });
    watch(
      'event',
      (entry) => {
        if (entry.interactionId > 0)
          own.interactions.push({ name: entry.name, duration: entry.duration, id: entry.interactionId });
      },
      { durationThreshold: 16 },
    );
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  return page;
}

/** The largest paint counts when nothing larger came for this long; milliseconds. */
const SETTLED = 2000;

/**
 * Opens a page and waits for its heading and until its largest paint no longer changes. Not for an idle network: a lesson
 * keeps a stream of events open.
 * @param {import('playwright').Page} page
 * @param {string} url
 * @returns {Promise<{ lcp: number, fcp: number, shift: number, element: string }>} milliseconds
 */
export async function loadedAt(page, url) {
  await page.goto(url, { timeout: 60_000 });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page.evaluate(
    (settled) =>
      new Promise((resolve) => {
        const { paints } = /** @type {any} */ (window);
        let [last, since] = [-1, performance.now()];
        const look = () => {
          if (paints.lcp !== last) [last, since] = [paints.lcp, performance.now()];
          if (last > 0 && performance.now() - since > settled) resolve(paints);
          else setTimeout(look, 100);
        };
        look();
      }),
    SETTLED,
  );
}

/**
 * What this machine can do without throttling, to compare the figures of two machines.
 * @param {import('playwright').Browser} browser
 * @returns {Promise<number>} how often a page sorts a list of 1,000 strings in a second
 */
export async function machineSpeed(browser) {
  const page = await browser.newPage();
  const speed = await page.evaluate(() => {
    const list = Array.from({ length: 1000 }, (_, at) => `${(at * 7919) % 1000} of the list`);
    const start = performance.now();
    let sorts = 0;
    while (performance.now() - start < 1000) {
      [...list].sort((a, b) => (a < b ? -1 : 1));
      sorts += 1;
    }
    return sorts;
  });
  await page.close();
  return speed;
}
