import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: Promise<string> | undefined;

/**
 * What axe finds on the page as it stands. No page of ours has frames, and a document that axe is in already is not
 * given it again: to read its half megabyte costs a fifth of the judging.
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
