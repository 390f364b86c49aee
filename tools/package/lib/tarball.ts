import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { stage } from './stage';

const exec = promisify(execFile);

export interface Tarball {
  file: string;
  /** Folder from which it is published. */
  staged: string;
  /** Folder of its contents, as in an app's node_modules/@digiken/ui. */
  folder: string;
}

/** Unpacks a tarball into a folder, which is emptied first. */
export async function unpack(file: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await exec('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
}

/**
 * Packs `@digiken/ui` as for a release, and unpacks it.
 * @param into folder below .tmp
 * @throws if the library is not built
 */
export async function packLibrary(into: string): Promise<Tarball> {
  const home = join(ROOT, '.tmp', into);
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  const staged = join(home, 'staged');
  stage(staged);
  const { stdout } = await exec('npm', ['pack', '--json', '--silent', '--pack-destination', home], {
    cwd: staged,
  });
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[];
  const missing = ['dist/button.js', 'dist/button.d.ts', 'dist/styles.css'].find(
    (wanted) => !packed?.files.some(({ path }) => path === wanted),
  );
  if (!packed || missing) throw new Error(`The tarball has no ${missing}: build the library first.`);
  const file = join(home, packed.filename);
  const folder = join(home, 'package');
  await unpack(file, folder);
  return { file, staged, folder };
}
