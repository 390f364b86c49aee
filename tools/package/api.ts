/**
 * npm run api: what the code promises to other apps, against packages/ui/api. `--update` writes it down;
 * `--released`, run by `npm run release:version`, makes it what the next changes are measured by.
 */
import { join } from 'node:path';
import { buildStale, fail, ROOT } from '../../scripts/lib/run.mjs';
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
  await buildStale(['--filter=@digiken/ui']);
  const api = new PublicApi(join(ROOT, 'packages/ui'));
  const current = apiOf(api);
  const found = changes(committedApi(), current);
  if (found.length > 0) console.log(`${found.join('\n\n')}\n`);
  if (process.argv.includes('--released')) {
    writeApi(current);
    const { version } = writeReleased(api);
    console.log(`packages/ui/api is what version ${version} promises.`);
  } else if (process.argv.includes('--update')) {
    writeApi(current);
    const missing = unannounced(current, readReleased(), pendingChangesets());
    console.log(`packages/ui/api is up to date: ${current.size} entries.`);
    if (missing.length > 0) console.log(`No changeset names these yet: ${missing.join(', ')}`);
  } else if (found.length > 0) fail(WHAT_TO_DO);
  else console.log(`The public API of ${current.size} entries is what packages/ui/api says.`);
} catch (error) {
  fail(error);
}
