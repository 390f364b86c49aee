import { findProgram } from './find-program.mjs';

const NAMES = ['firefox-esr', 'firefox'];

/**
 * Path of the Firefox for tests: `FIREFOX_PATH`, else the first on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined if none is found
 * @throws if the file in `FIREFOX_PATH` does not exist
 */
export function findFirefox(env = process.env) {
  return findProgram('FIREFOX_PATH', NAMES, env);
}
