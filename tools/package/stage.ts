/**
 * npm run release:publish: builds `@digiken/ui` and writes it to the folder that its `publishConfig.directory` names,
 * from where changesets publishes it.
 */
import { join } from 'node:path';
import { buildStale, fail } from '../../scripts/lib/run.mjs';
import { libraryRoot } from '../library/sources';
import { stage } from './lib/stage';

try {
  await buildStale(['--filter=@digiken/ui'], ['types']);
  stage(join(libraryRoot('ui'), 'release'));
} catch (error) {
  fail(error);
}
