/**
 * npm run sizes: prints the size of each entry of `@digiken/ui` and its limit. `--add` adds limits of new entries and
 * removes those of deleted ones; existing limits are changed by hand.
 */
import { join } from 'node:path';
import { buildStale, fail, ROOT } from '../../scripts/lib/run.mjs';
import { Library } from './lib/measure';
import { judge, limitFor, measureAll, readLimits, table, writeLimits } from './lib/sizes';

try {
  await buildStale(['--filter=@digiken/ui']);
  const sizes = await measureAll(new Library(join(ROOT, 'packages/ui')));
  let limits = readLimits();
  if (process.argv.includes('--add')) {
    limits = Object.fromEntries(
      [...sizes].map(([name, size]) => [name, limits[name] ?? limitFor(name, size)]),
    );
    writeLimits(limits);
  }
  console.log(table(sizes, limits));
  const found = judge(sizes, limits);
  if (found.length > 0) fail(found.join('\n'));
} catch (error) {
  fail(error);
}
