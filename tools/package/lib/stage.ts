import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryRoot } from '../../library/sources';

const UI = libraryRoot('ui');
const FILES = ['README.md', 'CHANGELOG.md', 'LICENSE', 'codemods', 'dist'];

interface Manifest {
  exports: Record<string, string | null | Record<string, unknown>>;
  publishConfig: Record<string, unknown>;
  scripts?: unknown;
  devDependencies?: unknown;
}

/** The manifest without what only this repository uses: scripts, tools, and the way to the sources. */
function forUsers({ scripts: _scripts, devDependencies: _tools, ...manifest }: Manifest): Manifest {
  const exports: Manifest['exports'] = {};
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (target === null || typeof target === 'string') exports[entry] = target;
    else {
      const { 'digiken-source': _sources, ...conditions } = target;
      if (Object.keys(conditions).length > 0) exports[entry] = conditions;
    }
  }
  const { directory: _directory, ...publishConfig } = manifest.publishConfig;
  return { ...manifest, exports, publishConfig };
}

/**
 * Writes `@digiken/ui` as it is published: what its `files` name, and the manifest for its users.
 * @param folder absolute path; emptied first
 * @throws if the library is not built
 */
export function stage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of FILES) cpSync(join(UI, name), join(folder, name), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(forUsers(manifest), null, 2)}\n`);
}
