/** KB that a navigation may leave (spec 14.304). */
export const MOST_KB = 20;
/** Rounds of five navigations (spec 14.304). */
const ROUNDS = 6;
/**
 * By then V8 has compiled what the pages run often, and gathered its types. That is 0.4 MB of code, and all that grows
 * later: a heap snapshot has no detached nodes, and as many nodes and listeners after 20 navigations as after 70.
 */
const WARM_UP = 6;
const WAY = ['My Courses', 'Messages', 'Quizzes', 'Certificates', 'Dashboard'];

/** Least squares. @param {number[]} values @returns {number} change from one value to the next */
function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  values.forEach((value, at) => {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  });
  return above / below;
}

/**
 * What a navigation leaves: by how much the smallest of the last rounds is more than the smallest of the first. A page
 * that is still loading, or has an open menu, adds to some rounds. A leak adds to every round.
 * @param {number[]} values one for each round
 */
function keptBy(values) {
  const some = Math.floor(values.length / 2);
  const between = values.length - some;
  return (Math.min(...values.slice(-some)) - Math.min(...values.slice(0, some))) / between / WAY.length;
}

/**
 * The JavaScript heap over 30 navigations of a learner: after each round on the same page, after garbage collection.
 * @param {import('@playwright/test').Page} page on a wide screen; the browser is signed in as a learner
 * @param {string} url the server's
 * @returns {Promise<{ slope: number, first: number, last: number, nodes: number, listeners: number }>} KB for each
 *   navigation after the warm-up; MB after the warm-up and at the end; DOM nodes and event listeners that a navigation
 *   leaves
 */
export async function heapSlope(page, url) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  await page.goto(`${url}/console/dashboard`);
  /** @type {{ bytes: number, nodes: number, listeners: number }[]} */
  const rounds = [];
  for (let round = 0; round <= WARM_UP + ROUNDS; round += 1) {
    for (const name of WAY) {
      const link = page.getByRole('link', { name, exact: true }).first();
      await link.click();
      await link.and(page.locator('[aria-current="page"]')).waitFor();
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    }
    // Not for an idle network: a stream of events stays open.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (/** @type {string} */ name) =>
      metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    rounds.push({ bytes: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') });
  }
  await session.detach();
  const measured = rounds.slice(WARM_UP);
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) throw new Error('No round was measured.');
  return {
    slope: slopeOf(measured.map(({ bytes }) => bytes)) / WAY.length / 1024,
    first: first.bytes / 2 ** 20,
    last: last.bytes / 2 ** 20,
    nodes: keptBy(measured.map(({ nodes }) => nodes)),
    listeners: keptBy(measured.map(({ listeners }) => listeners)),
  };
}
