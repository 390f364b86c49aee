import { expect } from '@playwright/test';
import { runAxe } from '../../scripts/lib/axe-page.ts';
import { test } from './storybook.ts';
test('measure', async ({ page, baseURL }) => {
  test.setTimeout(600000);
  const index = (await (await fetch(`${baseURL}index.json`)).json()) as { entries: Record<string, { id: string; type: string }> };
  const docs = Object.values(index.entries).filter((e) => e.type === 'docs').map((e) => e.id);
  const errs: string[] = [];
  page.on('console', (m) => m.type() === 'error' && errs.push(m.text()));
  page.on('pageerror', (e) => errs.push(e.message));
  let load = 0, axe = 0, worst: [number, string][] = [];
  for (const id of docs) {
    errs.length = 0;
    const t = performance.now();
    await page.goto(`iframe.html?id=${id}&viewMode=docs&globals=theme:high-contrast-dark;direction:rtl`);
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: 20000 }).catch(() => console.log('NO H1', id));
    const l = performance.now() - t; load += l; worst.push([l, id]);
    const t2 = performance.now();
    const r = await runAxe(page, {});
    axe += performance.now() - t2;
    if (r.violations.length || errs.length) console.log(id, r.violations.map((v) => v.id + ':' + v.nodes.length + ' ' + v.nodes[0]?.html.slice(0, 120)).join(' || '), errs.slice(0, 2).map((e) => e.slice(0, 150)));
  }
  worst.sort((a, b) => b[0] - a[0]);
  console.log(docs.length, 'load', load, 'axe', axe, worst.slice(0, 8));
  expect(1).toBe(1);
});
