import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { ROOT, run } from './run.mjs';

/** The package `node` brings the binary of this release. */
const VERSION = '24.9.0';
const FOLDER = join(ROOT, '.tmp/node24');
const BIN = join(FOLDER, 'node_modules/node/bin');
const NODE = join(BIN, process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Node 24, which is installed beside the repository's own modules when it is first needed.
 * @returns {Promise<{ version: string, env: NodeJS.ProcessEnv }>} `env` makes every program use it
 * @throws if it cannot be installed
 */
export async function ensureNode24() {
  if (!existsSync(NODE)) {
    await mkdir(FOLDER, { recursive: true });
    // Its install script fetches the package of this platform.
    await writeFile(
      join(FOLDER, 'package.json'),
      JSON.stringify({ private: true, allowScripts: { node: true } }),
    );
    const code = await run('npm', ['install', `--prefix=${FOLDER}`, '--no-package-lock', `node@${VERSION}`]);
    if (code !== 0 || !existsSync(NODE)) throw new Error(`Node ${VERSION} could not be installed by npm.`);
  }
  const version = execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim();
  if (version !== `v${VERSION}`) throw new Error(`${NODE} is ${version}: delete ${FOLDER} and try again.`);
  return { version, env: { PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` } };
}
