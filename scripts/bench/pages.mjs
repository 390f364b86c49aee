import { chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { BUDGET, SCRIPTS, weighPage } from '../lib/page-weight.mjs';
import { DEMO_LEARNER, startDigiken, temporaryFolder } from './server.mjs';

export async function benchPages() {
  const folder = await temporaryFolder();
  const { url, stop } = await startDigiken({ DATA_DIR: folder.dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const rows = [];
    for (const [path, limit] of /** @type {const} */ ([
      ['/', SCRIPTS.home],
      ['/courses', SCRIPTS.courses],
      ['/console/dashboard', SCRIPTS.dashboard],
    ])) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      if (path.startsWith('/console'))
        await context.request.post(`${url}/api/auth/signin`, { data: DEMO_LEARNER });
      const weight = await weighPage(context, `${url}${path}`, 'h1');
      await context.close();
      rows.push({
        path,
        'js KB': weight.script / 1000,
        'own js KB': weight.own / 1000,
        'css KB': weight.style / 1000,
        'font KB': weight.font / 1000,
        'other hosts': weight.foreign.length,
        'layout shift': Number(weight.shift.toFixed(4)),
        holds:
          weight.script <= limit.script &&
          weight.own <= limit.own &&
          weight.style <= BUDGET.style &&
          weight.font <= BUDGET.font &&
          weight.foreign.length === 0 &&
          weight.shift === 0,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await stop();
    await folder.remove();
  }
}
