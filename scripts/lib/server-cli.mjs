import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

/**
 * Runs the built server's command line in this process, so that it receives signals directly.
 * @param {string[]} args
 */
export async function runServerCli(args) {
  const cli = join(ROOT, 'packages/server/dist/cli.js');
  process.argv = [process.execPath, cli, ...args];
  await import(pathToFileURL(cli).href);
}
