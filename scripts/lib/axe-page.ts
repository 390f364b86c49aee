import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: Promise<string> | undefined;

/**
 * Runs axe on the current page. Our pages have no frames. axe is injected only once per document: parsing its
 * 500 KB takes a fifth of the check's time.
 */
export async function runAxe(
  page: Page,
  options: RunOptions = {},
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    source ??= readFile(AXE, 'utf8');
    await page.evaluate(await source);
  }
  return page.evaluate(async (given) => {
    const { violations, incomplete } = await window.axe.run(document, given);
    return { violations, incomplete };
  }, options);
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
