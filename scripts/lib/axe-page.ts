import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, SerialContextObject } from 'axe-core';
import type { Page } from 'playwright';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: Promise<string> | undefined;

/**
 * Runs axe on the current page. Our pages have no frames. axe is injected only once per document: parsing its
 * 500 KB takes a fifth of the check's time.
 * @param context the part of the page, default all of it
 * @returns of what passed, only the ids of the rules
 */
export async function runAxe(
  page: Page,
  options: RunOptions = {},
  context: SerialContextObject = { include: [['html']] },
): Promise<Pick<AxeResults, 'violations' | 'incomplete'> & { passes: string[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    source ??= readFile(AXE, 'utf8');
    await page.evaluate(await source);
  }
  return page.evaluate(
    async ([part, given]) => {
      const { violations, incomplete, passes } = await window.axe.run(part, given);
      return { violations, incomplete, passes: passes.map(({ id }) => id) };
    },
    [context, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
