import { findProgram } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of the Chromium for tests: `CHROMIUM_PATH`, else the first on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined if none is found; Playwright then uses its own download
 * @throws if the file in `CHROMIUM_PATH` does not exist
 */
export function findChromium(env = process.env) {
  return findProgram('CHROMIUM_PATH', NAMES, env);
}
