import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of the Chromium to test with: `CHROMIUM_PATH`, else the first on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined: none here; Playwright then looks for its own download
 * @throws when `CHROMIUM_PATH` names no file
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", but no file is there: correct it or unset it.`,
      );
    }
    return env.CHROMIUM_PATH;
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
