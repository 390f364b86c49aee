import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { startDigiken, temporaryFolder } from './server.mjs';

const LEAST = 0.95;
const FLAGS = ['--headless=new', ...CHROMIUM_FLAGS];

/** Runs Lighthouse's mobile preset (slow 4G and a slow CPU, both simulated) on the public pages. */
export async function benchLighthouse() {
  const folder = await temporaryFolder();
  const { url, stop } = await startDigiken({ DATA_DIR: folder.dataDir });
  try {
    const rows = [];
    const courses = await (await fetch(`${url}/api/courses?q=published&size=1`)).json();
    for (const path of ['/', '/courses', `/course/${courses.data[0]._id}`]) {
      const chrome = await launch({ chromePath: findChromium(), chromeFlags: FLAGS });
      try {
        const result = await lighthouse(`${url}${path}`, {
          port: chrome.port,
          logLevel: 'error',
          output: 'json',
        });
        if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
        const { categories, audits } = result.lhr;
        const value = (/** @type {string} */ id) => Math.round(audits[id]?.numericValue ?? Number.NaN);
        const score = categories.performance?.score ?? 0;
        rows.push({
          path,
          performance: score,
          accessibility: categories.accessibility?.score,
          'best practices': categories['best-practices']?.score,
          seo: categories.seo?.score,
          'FCP ms': value('first-contentful-paint'),
          'LCP ms': value('largest-contentful-paint'),
          'TBT ms': value('total-blocking-time'),
          CLS: audits['cumulative-layout-shift']?.numericValue,
          holds: score >= LEAST,
        });
      } finally {
        await chrome.kill();
      }
    }
    return rows;
  } finally {
    await stop();
    await folder.remove();
  }
}
