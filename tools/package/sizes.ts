/**
 * npm run sizes: prints the size of each entry of the component packages and its limit. `--add` adds limits of new
 * entries and removes those of deleted ones; existing limits are changed by hand.
 */
import { buildStale, fail } from '../../scripts/lib/run.mjs';
import { LIBRARIES } from '../library/sources';
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
  await buildStale(LIBRARIES.map((library) => `--filter=@digiken/${library}`));
  const found: string[] = [];
  for (const library of LIBRARIES) {
    const sizes = await measureAll(builtLibrary(library));
    let limits = readLimits(library);
    if (process.argv.includes('--add')) {
      limits = Object.fromEntries([...sizes].map(([name, size]) => [name, limits[name] ?? limitFor(size)]));
      writeLimits(library, limits);
    }
    console.log(`\n@digiken/${library}\n${table(sizes, limits)}`);
    found.push(...judge(sizes, limits));
  }
  const promised = await measurePromised(builtLibrary('ui'));
  console.log(promisedTable(promised));
  found.push(...judgePromised(promised));
  if (found.length > 0) fail(found.join('\n'));
} catch (error) {
  fail(error);
}
