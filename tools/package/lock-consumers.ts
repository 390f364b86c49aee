/** npm run consumers:lock: rewrites the lock files of the consumers after a change of their dependencies. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run.mjs';
import { CONSUMERS, sourceOf } from './lib/consumer';
import { packLibrary } from './lib/tarball';

interface Lock {
  packages: Record<string, { integrity?: string }>;
}

const { file } = await packLibrary('lock-consumers');
mkdirSync(join(ROOT, '.tmp'), { recursive: true });
for (const name of CONSUMERS) {
  const home = mkdtempSync(join(ROOT, '.tmp/lock-'));
  copyFileSync(join(sourceOf(name), 'package.json'), join(home, 'package.json'));
  copyFileSync(file, join(home, 'digiken-ui.tgz'));
  const flags = ['--package-lock-only', '--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...flags], { cwd: home, stdio: 'inherit' });
  const lock = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')) as Lock;
  // Each run packs the library again, so its hash is not fixed.
  delete lock.packages['node_modules/@digiken/ui']?.integrity;
  writeFileSync(join(sourceOf(name), 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  rmSync(home, { recursive: true });
}
