/**
 * npm run api: what the code promises to other apps, against the folder `api` of each package of components.
 * `--update` writes it down; `--released`, run by `npm run release:version`, makes it what the next changes are
 * measured by.
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
      console.log(`packages/${library}/api is what version ${version} promises.`);
    } else if (process.argv.includes('--update')) {
      writeApi(library, current);
      const missing = unannounced(current, readReleased(library), pendingChangesets(library));
      console.log(`packages/${library}/api is up to date: ${current.size} entries.`);
      if (missing.length > 0) console.log(`No changeset names these yet: ${missing.join(', ')}`);
    } else if (found.length > 0) differs = true;
    else console.log(`The API of ${current.size} entries is what packages/${library}/api says.`);
  }
  if (differs) fail(WHAT_TO_DO);
} catch (error) {
  fail(error);
}
