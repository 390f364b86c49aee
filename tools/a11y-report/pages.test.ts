import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAxe } from '../../scripts/lib/axe-page.ts';
import { findTestChromium } from '../../scripts/lib/chromium.mjs';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { folder, input, story } from './fixtures.ts';
import { digestProduct } from './product.ts';
import { reportFiles } from './report.ts';
import { productRoutes } from './routes.ts';

const CSS = fileURLToPath(new URL('../../a11y-reports/report.css', import.meta.url));
let browser: Browser;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'digiken-report-'));
  const product = digestProduct(
    JSON.stringify({ path: '/', passes: ['image-alt'], violations: ['button-name'] }),
    productRoutes(),
    '2026-11-23',
  );
  const files = reportFiles({ ...input([folder('actions/chip')], [story('actions/chip')]), product });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  await copyFile(CSS, join(directory, 'report.css'));
  browser = await chromium.launch({ executablePath: findTestChromium(), args: CHROMIUM_FLAGS });
}, 180_000);

afterAll(async () => {
  await browser.close();
  await rm(directory, { recursive: true });
});

const PAGES = ['vpat.html', 'status.html', 'product.html'].flatMap((page) =>
  (['light', 'dark'] as const).map((colorScheme) => [page, colorScheme] as const),
);

test.each(PAGES)(
  '%s passes axe itself, %s, on a phone too',
  async (name, colorScheme) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(directory, name)).href);
    const { violations, incomplete } = await runAxe(page);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(incomplete.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('script, style, [style]').count()).toBe(0);
    await context.close();
  },
  30_000,
);
