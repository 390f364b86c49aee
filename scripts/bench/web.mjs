import { chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { median } from '../lib/median.mjs';
import { DEMO_LEARNER, signIn, startDigiken, temporaryFolder } from './server.mjs';
import { heapSlope, MOST_KB } from './web-heap.mjs';
import { measureJourneys } from './web-journeys.mjs';
import { loadedAt, machineSpeed, openThrottled, THROTTLED } from './web-throttle.mjs';

/** Limits of the product (spec 14.302, 14.303), in milliseconds. */
const MOST = { lcp: 1800, inp: 100 };
/** Loads of each page; the median counts. Set WEB_RUNS for a shorter run. */
const RUNS = Number(process.env.WEB_RUNS ?? 3);

/**
 * A course that the demo learner owns, and its first lesson.
 * @param {string} url
 */
async function ownCourse(url) {
  const { id, headers } = await signIn(url);
  const read = async (/** @type {string} */ path) => (await fetch(`${url}/api${path}`, { headers })).json();
  const enrolled = await read(`/enrolled/courses/${id}`);
  const course = enrolled.data[0]?.course?._id;
  const detail = await read(`/course/${course}`);
  const lesson = detail.data.units
    .flatMap((/** @type {{ lessons?: object[] }} */ unit) => unit.lessons ?? [])
    .find((/** @type {{ open?: boolean }} */ one) => one.open);
  if (!lesson) throw new Error('The demo learner owns no lesson.');
  return { course, lesson: lesson._id };
}

/** Largest contentful paint, interaction to next paint and memory of the built app, on a slow line and a slow CPU. */
export async function benchWeb() {
  const folder = await temporaryFolder();
  const { url, stop } = await startDigiken({ DATA_DIR: folder.dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const { course, lesson } = await ownCourse(url);
    const pages = [
      { path: '/', signedIn: false },
      { path: '/courses', signedIn: false },
      { path: `/course/${course}`, signedIn: false },
      { path: '/console/dashboard', signedIn: true },
      { path: `/console/course/unit/lesson/${lesson}`, signedIn: true },
    ];
    const rows = [
      {
        what: 'speed of this machine',
        figure: `${await machineSpeed(browser)} sorts/s`,
        more: `the pages below are ${THROTTLED.cpu} times slower`,
        holds: true,
      },
    ];
    for (const { path, signedIn } of pages) {
      /** @type {{ lcp: number, fcp: number, shift: number, element: string }[]} */
      const loads = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        if (signedIn) await context.request.post(`${url}/api/auth/signin`, { data: DEMO_LEARNER });
        const page = await openThrottled(context, THROTTLED);
        loads.push(await loadedAt(page, `${url}${path}`));
        await context.close();
      }
      const lcp = Math.round(median(loads.map((load) => load.lcp)));
      rows.push({
        what: `LCP ${path.replace(/[0-9a-f-]{36}/, '…')}`,
        figure: `${lcp} ms`,
        more: `FCP ${Math.round(median(loads.map((load) => load.fcp)))} ms, ${loads.at(-1)?.element}`,
        holds: lcp <= MOST.lcp,
      });
    }
    for (const { name, inp, slowest } of await measureJourneys(browser, url, { course, lesson }))
      rows.push({ what: `INP ${name}`, figure: `${inp} ms`, more: slowest, holds: inp <= MOST.inp });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.request.post(`${url}/api/auth/signin`, { data: DEMO_LEARNER });
    const { slope, first, last, nodes } = await heapSlope(await context.newPage(), url);
    rows.push({
      what: 'heap over 30 navigations',
      figure: `${slope.toFixed(1)} KB each`,
      more: `${first.toFixed(1)} to ${last.toFixed(1)} MB, ${nodes} DOM nodes for each navigation`,
      holds: slope <= MOST_KB,
    });
    return rows;
  } finally {
    await browser.close();
    await stop();
    await folder.remove();
  }
}
