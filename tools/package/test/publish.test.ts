import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { libraryRoot } from '../../library/sources';

const exec = promisify(execFile);
const REPOSITORY = 'https://github.com/digiken/digiken';

interface Published {
  version: string;
  files: { path: string }[];
}

describe('@digiken/ui can be published', () => {
  const root = libraryRoot('ui');
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;

  it('publicly and with provenance, under the MIT licence, from its folder of the repository', () => {
    expect(about).toMatchObject({
      license: 'MIT',
      // Provenance is refused unless the repository is the one whose workflow publishes.
      publishConfig: { access: 'public', provenance: true },
      repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: 'packages/ui' },
      homepage: `${REPOSITORY}/tree/main/packages/ui#readme`,
      bugs: { url: `${REPOSITORY}/issues` },
    });
    expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toBe(
      readFileSync(join(root, '../../LICENSE'), 'utf8'),
    );
  });

  it('npm publish --dry-run takes it, with licence, readme and changelog, and beside them only the build and codemods', async () => {
    const { stdout } = await exec('npm', ['publish', '--dry-run', '--json', '--offline'], {
      cwd: inject('tarball').staged,
      maxBuffer: 1 << 24,
    });
    const published = (JSON.parse(stdout) as Record<string, Published>)['@digiken/ui'];
    expect(published?.version).toBe(about.version);
    const outside = published?.files.map(({ path }) => path).filter((path) => !path.startsWith('dist/'));
    expect(outside?.sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'codemods/convention.mjs',
      'package.json',
    ]);
  });
});
