/**
 * npm run sizes: what each entry of `@digiken/ui` costs, beside its limit. `--add` gives new entries a limit and
 * takes those of gone ones away; limits that stand are changed by hand.
 */
import { join } from 'node:path';
import { buildStale, fail, ROOT } from '../../scripts/lib/run.mjs';
import { Library } from './lib/measure';
import {
  judge,
  judgePromised,
  limitFor,
  measureAll,
  promisedTable,
  readLimits,
  table,
  writeLimits,
} from './lib/sizes';

try {
  await buildStale(['--filter=@digiken/ui']);
  const { sizes, promised } = await measureAll(new Library(join(ROOT, 'packages/ui')));
  let limits = readLimits();
  if (process.argv.includes('--add')) {
    limits = Object.fromEntries([...sizes].map(([name, size]) => [name, limits[name] ?? limitFor(size)]));
    writeLimits(limits);
  }
  console.log(table(sizes, limits));
  console.log(promisedTable(promised));
  const found = [...judge(sizes, limits), ...judgePromised(promised)];
  if (found.length > 0) fail(found.join('\n'));
} catch (error) {
  fail(error);
}
