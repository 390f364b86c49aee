import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of a program: the value of an environment variable, else the first of `names` on the path.
 * @param {string} variable e.g. `CHROMIUM_PATH`
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined if none is found
 * @throws if the file in the variable does not exist
 */
export function findProgram(variable, names, env) {
  const told = env[variable];
  if (told) {
    if (!existsSync(told)) {
      throw new Error(`${variable} is "${told}", but no file is there: correct it or unset it.`);
    }
    return told;
  }
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not found: try the next candidate.
      }
    }
  }
  return undefined;
}
