import { BUDGET, weighPage } from '../../scripts/lib/page-weight.mjs';
import { slowPages } from '../support/slow-pages.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  { path: '/', script: BUDGET.publicScript, signedIn: false },
  { path: '/courses', script: BUDGET.publicScript, signedIn: false },
  { path: '/console/dashboard', script: BUDGET.consoleScript, signedIn: true },
];

for (const { path, script, signedIn } of PAGES) {
  test(`the first load of ${path} keeps its size, its host and its place`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    if (signedIn) {
      const answer = await context.request.post(`${server.url}/api/auth/signin`, {
        data: { email: 'learner@digiken.example', password: 'karibu-digiken' },
      });
      expect(answer.status()).toBe(200);
    }
    const weight = await weighPage(context, `${server.url}${path}`, 'h1');
    await context.close();
    console.log(`${path}: ${JSON.stringify(weight)}`);
    expect(weight.script, 'bytes of JavaScript').toBeLessThanOrEqual(script);
    expect(weight.script, 'JavaScript was really counted').toBeGreaterThan(50_000);
    expect(weight.style, 'bytes of CSS').toBeLessThanOrEqual(BUDGET.style);
    expect(weight.font, 'bytes of fonts').toBeLessThanOrEqual(BUDGET.font);
    expect(weight.foreign, 'requests to another host').toEqual([]);
    expect(weight.shifted, 'what moved while the page loaded').toEqual([]);
    expect(weight.shift, 'layout shift').toBe(0);
  });
}

for (const path of ['/', '/courses']) {
  test(`nothing moves while ${path} arrives in small pieces`, async ({ browser, server }) => {
    const proxy = await slowPages(server.url);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    try {
      const { shifted, shift } = await weighPage(context, `${proxy.url}${path}`, 'h1');
      expect(shifted).toEqual([]);
      expect(shift).toBe(0);
    } finally {
      await context.close();
      await proxy.stop();
    }
  });
}
