/**
 * npm run sizes: prints the size of each entry of `@digiken/ui` and its limit. `--released`, run by
 * `npm run release:version`, adds limits of new entries and removes those of deleted ones; others are changed by hand.
 */
import { buildStale, fail } from '../../scripts/lib/run.mjs';
import { builtLibrary } from './lib/measure';
import {
  judge,
  judgePromised,
  limitFor,
  measureAll,
  measurePromised,
  promisedTable,
  readLimits,
  table,
  writeLimits,
} from './lib/sizes';

try {
  await buildStale(['--filter=@digiken/ui']);
  const library = builtLibrary();
  const sizes = await measureAll(library);
  let limits = readLimits();
  if (process.argv.includes('--released')) {
    limits = Object.fromEntries([...sizes].map(([name, size]) => [name, limits[name] ?? limitFor(size)]));
    writeLimits(limits);
  }
  console.log(table(sizes, limits));
  const promised = await measurePromised(library);
  console.log(promisedTable(promised));
  const found = [...judge(sizes, limits), ...judgePromised(promised)];
  if (found.length > 0) fail(found.join('\n'));
} catch (error) {
  fail(error);
}
