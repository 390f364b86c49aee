import { findProgram } from './find-program.mjs';

const NAMES = ['firefox-esr', 'firefox'];

/**
 * Path of the Firefox to test with: `FIREFOX_PATH`, else the first on the path.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined: none here
 * @throws when `FIREFOX_PATH` names no file
 */
export function findFirefox(env = process.env) {
  return findProgram('FIREFOX_PATH', NAMES, env);
}
