import { appendFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ALL } from '../../scripts/lib/level.mjs';
import type { PageResult } from '../../tools/a11y-report/product.ts';

/**
 * What axe found on the pages of a complete run, one state a line. `npm run a11y:report` makes the product's report of it.
 * A run of `npm test` opens fewer pages, and leaves it as it is.
 */
const RESULTS = fileURLToPath(new URL('../../a11y-reports/product-results.jsonl', import.meta.url));

/** Removes the results of an earlier run. */
export async function forgetPages(): Promise<void> {
  if (ALL) await rm(RESULTS, { force: true });
}

/** Adds the result of one state; workers write at the same time, each a whole line. */
export async function recordPage(result: PageResult): Promise<void> {
  if (ALL) await appendFile(RESULTS, `${JSON.stringify(result)}\n`);
}
