import { heapSlope, MOST_KB } from '../../scripts/bench/web-heap.mjs';
import { BUDGET, weighPage } from '../../scripts/lib/page-weight.mjs';
import { signInAs } from '../support/people.ts';
import { slowPages } from '../support/slow-pages.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PAGES = [
  { path: '/', script: BUDGET.publicScript, signedIn: false },
  { path: '/courses', script: BUDGET.publicScript, signedIn: false },
  { path: '/console/dashboard', script: BUDGET.consoleScript, signedIn: true },
];

for (const { path, script, signedIn } of PAGES) {
  test(`[14.63][14.64] the first load of ${path} keeps its size, its host and its place`, async ({
    browser,
    server,
  }) => {
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

/** Class names on the page that all classes of the app have a rule for and the loaded sheets do not. */
async function classesWithoutStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const named = (sheets: CSSStyleSheet[]) => {
      const names = new Set<string>();
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule)
            for (const [, name] of rule.selectorText.matchAll(/\.((?:\\[^0-9]|\\[0-9a-f]+ ?|[\w-])+)/g))
              names.add((name ?? '').replace(/\\3([0-9]) ?/g, '$1').replace(/\\/g, ''));
          if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules);
        }
      };
      for (const sheet of sheets) read(sheet.cssRules);
      return names;
    };
    const links = [...document.styleSheets].filter(({ href }) => !href?.includes('/assets/styles-'));
    const about = await (await fetch('/about-us')).text();
    const address = /\/assets\/styles-[^"]+\.css/.exec(about)?.[0] ?? '';
    const all = await new CSSStyleSheet().replace(await (await fetch(address)).text());
    const [loaded, known] = [named(links), named([all])];
    const used = new Set([...document.querySelectorAll('[class]')].flatMap((one) => [...one.classList]));
    if (known.size < 500 || loaded.size < 100) throw new Error('The sheets were not read.');
    return [...used].filter((name) => known.has(name) && !loaded.has(name));
  });
}

for (const width of [390, 1280]) {
  test(`[14.63] the first sheet has all classes of the first pages at ${width} px`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    for (const path of ['/', '/courses']) {
      await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
      expect(await classesWithoutStyles(page), path).toEqual([]);
    }
    if (width === 1280) {
      await context.request.post(`${server.url}/api/auth/signin`, {
        data: { email: 'learner@digiken.example', password: 'karibu-digiken' },
      });
      await page.goto(`${server.url}/console/dashboard`, { waitUntil: 'networkidle' });
      expect(await classesWithoutStyles(page), 'dashboard').toEqual([]);
    }
    await context.close();
  });
}

test('[14.304] memory and DOM nodes stay over 30 navigations of a learner', async ({ page, server }) => {
  await signInAs(page, server.url, 'learner');
  const { slope, nodes } = await heapSlope(page, server.url);
  console.log(`Each navigation took ${slope.toFixed(1)} KB; ${nodes.join(', then ')} DOM nodes.`);
  expect(slope).toBeLessThanOrEqual(MOST_KB);
  // One node kept by each navigation makes 30. A few come and go with the state of the last page.
  expect(nodes[1] - nodes[0], 'DOM nodes that were kept').toBeLessThan(30);
});
