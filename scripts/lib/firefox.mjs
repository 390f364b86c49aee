import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];

/**
 * Path of the Firefox to test with: `FIREFOX_PATH`, else the first on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined: none here
 * @throws when `FIREFOX_PATH` names no file
 */
export function findFirefox(env = process.env) {
  if (env.FIREFOX_PATH) {
    if (!existsSync(env.FIREFOX_PATH)) {
      throw new Error(`FIREFOX_PATH is "${env.FIREFOX_PATH}", but no file is there: correct it or unset it.`);
    }
    return env.FIREFOX_PATH;
  }
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here: the next candidate.
      }
    }
  }
  return undefined;
}
