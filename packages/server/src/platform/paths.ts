import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Walks up, because the depth differs between the sources and the bundle. */
function findPackageRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && readFileSync(file, 'utf8').includes('"@digiken/server"')) return folder;
    if (dirname(folder) === folder) throw new Error('The package @digiken/server is not complete.');
  }
}

const here = fileURLToPath(import.meta.url);
const root = findPackageRoot(dirname(here));
const fromSource = here.endsWith('.ts');

/** Files that the server needs beside its own code, found from the sources and from the bundle alike. */
export const PATHS = {
  migrations: join(root, 'drizzle'),
  databaseWorker: fromSource
    ? join(root, 'src/platform/database/pglite-worker.mjs')
    : join(dirname(here), 'pglite-worker.js'),
  passwordWorker: fromSource
    ? join(root, 'src/auth/password-strength-worker.mjs')
    : join(dirname(here), 'password-strength-worker.js'),
  /** Runs in worker threads. From the sources it is compiled as it is loaded. */
  worker: fromSource
    ? { file: join(root, 'src/worker.ts'), execArgv: ['--import', 'tsx'] }
    : { file: join(dirname(here), 'worker.js'), execArgv: [] },
  /** The media server of live classes, a process of its own. */
  liveEngine: fromSource
    ? { file: join(root, 'src/live/engine/process.ts'), execArgv: ['--import', 'tsx'] }
    : { file: join(dirname(here), 'live-engine.js'), execArgv: [] },
  /** Runs in browsers, on the content host. */
  activityPlayer: fromSource
    ? join(root, 'src/activities/player/player.mjs')
    : join(dirname(here), 'activity-player.js'),
  app: join(root, '../app/dist'),
  /** What a build prepares of the demo content. */
  demo: join(root, 'dist/demo'),
} as const;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
export const VERSION = version;
