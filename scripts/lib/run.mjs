import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** No tool of ours reports anything to anybody. */
const QUIET = {
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};

/** The environment that every command gets. */
export const commandEnv = (/** @type {NodeJS.ProcessEnv} */ extra = {}) => ({
  ...process.env,
  ...QUIET,
  ...extra,
});

/**
 * Runs a program to its end, with this terminal.
 * @param {string} program a path, or the name of a program of node_modules/.bin
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options `onOutput` gets
 *   what it prints, in place of this terminal
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
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
    // Whoever stops this program stops what it started.
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
  return ['turbo', 'storybook', 'eslint', 'oxlint', 'biome', 'tsc', 'vitest', 'playwright'].includes(program)
    ? join(ROOT, 'node_modules/.bin', program)
    : program;
}

/**
 * Builds the packages that are stale (turbo knows), quietly unless something fails.
 * @param {string[]} filters for instance `--filter=@digiken/server`
 * @throws when a build fails
 */
export async function buildStale(filters = []) {
  const args = ['run', 'build', '--output-logs=errors-only', '--log-prefix=task', ...filters];
  let printed = '';
  // A first build takes half a minute: say so, but only when there is one.
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
 * Ends this program with one clear sentence instead of a stack trace.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
