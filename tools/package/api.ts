/**
 * npm run api: compares the public API of `@digiken/ui` with `packages/ui/api`. `--update` writes it; `--released`, run
 * by `npm run release:version`, makes it the base of the next comparison.
 */
import { buildStale, fail } from '../../scripts/lib/run.mjs';
import { libraryRoot } from '../library/sources';
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
  await buildStale(['--filter=@digiken/ui'], ['types']);
  const api = new PublicApi(libraryRoot('ui'));
  const current = apiOf(api);
  const found = changes(committedApi(), current);
  if (found.length > 0) console.log(`${found.join('\n\n')}\n`);
  if (process.argv.includes('--released')) {
    writeApi(current);
    const { version } = writeReleased(api);
    console.log(`packages/ui/api is the public API of version ${version}.`);
  } else if (process.argv.includes('--update')) {
    writeApi(current);
    const missing = unannounced(current, readReleased(), pendingChangesets());
    console.log(`packages/ui/api is up to date: ${current.size} entries.`);
    if (missing.length > 0) console.log(`Not named by a changeset yet: ${missing.join(', ')}`);
  } else if (found.length > 0) fail(WHAT_TO_DO);
  else console.log(`The public API of ${current.size} entries matches packages/ui/api.`);
} catch (error) {
  fail(error);
}
