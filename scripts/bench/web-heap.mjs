import { DEMO_LEARNER } from './server.mjs';

const NAVIGATIONS = 30;
/**
 * Six rounds: by then V8 has compiled what the pages run often, and gathered its types. That is 0.4 MB of code, and all that
 * grows later: a heap snapshot has no detached nodes, and as many nodes and listeners after 20 navigations as after 70.
 */
const WARM_UP = 30;
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
 * The JavaScript heap after each of 30 navigations of a learner, after garbage collection.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<{ slope: number, first: number, last: number, nodes: [number, number] }>} KB for each navigation after
 *   the warm-up; MB; DOM nodes after the warm-up and at the end
 */
export async function heapSlope(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.request.post(`${url}/api/auth/signin`, { data: DEMO_LEARNER });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const nodesNow = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  };
  await page.goto(`${url}/console/dashboard`, { waitUntil: 'networkidle' });
  /** @type {number[]} */
  const sizes = [];
  /** DOM nodes of the page at the end of each round. @type {number[]} */
  const nodes = [];
  for (let at = 0; at < NAVIGATIONS + WARM_UP; at += 1) {
    const name = WAY[at % WAY.length] ?? '';
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push(usedSize);
    if ((at + 1) % WAY.length === 0) nodes.push(await nodesNow());
  }
  await context.close();
  // Pages differ in size, so each is compared with itself a round later.
  const rounds = sizes.slice(WARM_UP);
  const means = rounds
    .map((_, at) => rounds.slice(at, at + WAY.length))
    .filter((round) => round.length === WAY.length)
    .map((round) => round.reduce((sum, size) => sum + size, 0) / WAY.length);
  return {
    slope: slopeOf(means) / 1024,
    first: (means[0] ?? 0) / 2 ** 20,
    last: (means.at(-1) ?? 0) / 2 ** 20,
    nodes: [nodes[WARM_UP / WAY.length - 1] ?? 0, nodes.at(-1) ?? 0],
  };
}
