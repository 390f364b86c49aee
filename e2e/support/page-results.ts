import { appendFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PageResult } from '../../tools/a11y-report/product.ts';

/** What axe found on the pages of this run, one state a line. `npm run a11y:report` makes the product's report of it. */
const RESULTS = fileURLToPath(new URL('../../a11y-reports/product-results.jsonl', import.meta.url));

/** Removes the results of an earlier run. */
export const forgetPages = (): Promise<void> => rm(RESULTS, { force: true });

/** Adds the result of one state; workers write at the same time, each a whole line. */
export const recordPage = (result: PageResult): Promise<void> =>
  appendFile(RESULTS, `${JSON.stringify(result)}\n`);
