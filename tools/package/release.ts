/**
 * npm run release:version: makes a version of `@digiken/ui` of all changesets that wait: version and changelog, the
 * migration notes under the version's name, lock files, the released API, and limits of new entries.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT, run } from '../../scripts/lib/run.mjs';
import { libraryRoot } from '../library/sources';
import { CONSUMERS, sourceOf } from './lib/consumer';

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

async function step(program: string, ...args: string[]): Promise<void> {
  if ((await run(program, args)) !== 0)
    throw new Error(`\`${args.join(' ')}\` failed; the messages above say why.`);
}

function nameMigrationNotes(version: string): void {
  const next = join(ROOT, 'docs/migrations/next.md');
  if (!existsSync(next)) return;
  writeFileSync(next, readFileSync(next, 'utf8').replace(/^# .*/, `# To ${version}`));
  renameSync(next, join(ROOT, `docs/migrations/${version}.md`));
}

/** The consumers install a tarball; their lock files name its version. */
function lockConsumers(version: string): void {
  for (const name of CONSUMERS) {
    const path = join(sourceOf(name), 'package-lock.json');
    const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, { version?: string }> };
    const library = lock.packages['node_modules/@digiken/ui'];
    if (library) library.version = version;
    writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  }
}

try {
  await step(bin('changeset'), 'version');
  const { version } = JSON.parse(readFileSync(join(libraryRoot('ui'), 'package.json'), 'utf8')) as {
    version: string;
  };
  nameMigrationNotes(version);
  lockConsumers(version);
  await step('npm', 'install', '--package-lock-only', '--prefer-offline');
  await step(bin('tsx'), 'tools/package/api.ts', '--released');
  await step(bin('tsx'), 'tools/package/sizes.ts', '--released');
} catch (error) {
  fail(error);
}
