import { findProgram } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of the Chromium to test with: `CHROMIUM_PATH`, else the first on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined: none here; Playwright then looks for its own download
 * @throws when `CHROMIUM_PATH` names no file
 */
export function findChromium(env = process.env) {
  return findProgram('CHROMIUM_PATH', NAMES, env);
}
