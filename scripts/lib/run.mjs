import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Disables the telemetry of all tools. */
const QUIET = {
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};

/** The environment of every command. */
export const commandEnv = (/** @type {NodeJS.ProcessEnv} */ extra = {}) => ({
  ...process.env,
  ...QUIET,
  ...extra,
});

/**
 * Runs a program until it exits, attached to this terminal.
 * @param {string} program a path, or the name of a program of node_modules/.bin
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options `onOutput` receives
 *   the output instead of this terminal
 * @returns {Promise<number>} its exit code; 1 if it was terminated by a signal
 */
export function run(program, args, { cwd = ROOT, env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(localBin(program), args, {
      cwd,
      env: commandEnv(env),
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    });
    if (onOutput) {
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    }
    // Forward signals to the child process.
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

/** @param {string} program */
function localBin(program) {
  const local = join(ROOT, 'node_modules/.bin', program);
  return existsSync(local) ? local : program;
}

/**
 * Builds the packages that turbo considers out of date, without output unless a build fails.
 * @param {string[]} filters e.g. `--filter=@digiken/server`
 * @param {('build' | 'types')[]} tasks `types` also writes the declarations of `@digiken/ui`, which only its users need
 * @throws if a build fails
 */
export async function buildStale(filters = [], tasks = ['build']) {
  const args = ['run', ...tasks, '--output-logs=errors-only', '--log-prefix=task', ...filters];
  let printed = '';
  // A first build takes half a minute, so print a message, but only if something is built.
  const slow = setTimeout(() => console.error('Building what is stale ...'), 1500);
  const code = await run('turbo', args, {
    onOutput: (text) => {
      printed += text;
    },
  }).finally(() => clearTimeout(slow));
  if (code !== 0) {
    console.error(printed);
    throw new Error('The build failed; the messages above say where.');
  }
}

/**
 * Exits with one clear sentence instead of a stack trace.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
