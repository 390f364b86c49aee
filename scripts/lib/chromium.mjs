import { findProgram } from './find-program.mjs';

/** Debian's name of the Chromium without windows. */
export const HEADLESS = 'chromium-headless-shell';

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of the Chromium that shows windows, for tools and measurements: `CHROMIUM_PATH`, else the first on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined if none is found; Playwright then uses its own download
 * @throws if the file in `CHROMIUM_PATH` does not exist
 */
export function findChromium(env = process.env) {
  return findProgram('CHROMIUM_PATH', WITH_WINDOWS, env);
}

/**
 * Path of the Chromium for tests: `CHROMIUM_PATH`, else the headless shell, else the first other one on the path.
 * The headless shell has the same engine and needs a third less time for each page, but has no notifications.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined if none is found; Playwright then uses its own download
 * @throws if the file in `CHROMIUM_PATH` does not exist
 */
export function findTestChromium(env = process.env) {
  return findProgram('CHROMIUM_PATH', [HEADLESS], env) ?? findChromium(env);
}
