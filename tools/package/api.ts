/**
 * npm run api: compares the public API of each component package with its folder `api`. `--update` writes it;
 * `--released`, run by `npm run release:version`, makes it the base of the next comparison.
 */
import { buildStale, fail } from '../../scripts/lib/run.mjs';
import { LIBRARIES, libraryRoot } from '../library/sources';
import { changes, unannounced, WHAT_TO_DO } from './lib/announced';
import { PublicApi } from './lib/public-api';
import {
  apiOf,
  committedApi,
  pendingChangesets,
  readReleased,
  writeApi,
  writeReleased,
} from './lib/snapshot';

try {
  await buildStale(LIBRARIES.map((library) => `--filter=@digiken/${library}`));
  let differs = false;
  for (const library of LIBRARIES) {
    const api = new PublicApi(libraryRoot(library));
    const current = apiOf(api);
    const found = changes(committedApi(library), current, library);
    if (found.length > 0) console.log(`${found.join('\n\n')}\n`);
    if (process.argv.includes('--released')) {
      writeApi(library, current);
      const { version } = writeReleased(library, api);
      console.log(`packages/${library}/api is the public API of version ${version}.`);
    } else if (process.argv.includes('--update')) {
      writeApi(library, current);
      const missing = unannounced(current, readReleased(library), pendingChangesets(library));
      console.log(`packages/${library}/api is up to date: ${current.size} entries.`);
      if (missing.length > 0) console.log(`Not named by a changeset yet: ${missing.join(', ')}`);
    } else if (found.length > 0) differs = true;
    else console.log(`The public API of ${current.size} entries matches packages/${library}/api.`);
  }
  if (differs) fail(WHAT_TO_DO);
} catch (error) {
  fail(error);
}
