import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';

const PACKAGE = join(import.meta.dirname, '../..');

export interface Finished {
  code: number | null;
  out: string;
  err: string;
}

export interface Running {
  child: ChildProcess;
  /** Its address. */
  url: string;
  finished: Promise<Finished>;
}

interface StartOptions {
  input?: string;
  /** Limits the size of files, which simulates a full disk. */
  largestFileKb?: number;
}

/** For a process that lives a second, compiling PGlite a second time for speed costs more than it gains. */
const NODE_FLAGS = ['--liftoff-only'];

/** Starts the command line in a separate process with only `env` and `PATH`. */
function start(
  args: string[],
  env: Record<string, string>,
  { input = '', largestFileKb }: StartOptions = {},
): { child: ChildProcess; finished: Promise<Finished> } {
  const cli = join(inject('bundle'), 'cli.js');
  const [program, ...rest] =
    largestFileKb === undefined
      ? ([process.execPath, ...NODE_FLAGS, cli, ...args] as const)
      : ([
          'sh',
          '-c',
          // POSIX counts blocks of 512 bytes.
          `ulimit -f ${largestFileKb * 2} && exec "$0" "$@"`,
          process.execPath,
          ...NODE_FLAGS,
          // With a listener for its signal, the limit makes writes fail; without one, it ends the process.
          `--import=data:text/javascript,process.on('SIGXFSZ',()=>{})`,
          cli,
          ...args,
        ] as const);
  return run(program, rest, env, input);
}

function run(program: string, args: readonly string[], env: Record<string, string>, input = '') {
  const child = spawn(program, args, { cwd: PACKAGE, env: { PATH: process.env.PATH, ...env } });
  child.stdin.end(input);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  return { child, finished };
}

export const runCli = (args: string[], env: Record<string, string>, input?: string): Promise<Finished> =>
  start(args, env, { input }).finished;

/** Starts a server on a free port and resolves when it is ready. */
export async function startCli(
  env: Record<string, string>,
  options: Pick<StartOptions, 'largestFileKb'> = {},
): Promise<Running> {
  const { child, finished } = start(['serve'], { PORT: '0', DEMO: 'false', ...env }, options);
  const url = await readyUrl(child, finished);
  if (url === '') throw new Error(`The server did not start: ${(await finished).err}`);
  return { child, url, finished };
}

/** Starts a program of Node that serves. Resolves when it is ready, or has ended before: then `url` is empty. */
export async function startNode(args: readonly string[], env: Record<string, string>): Promise<Running> {
  const { child, finished } = run(process.execPath, [...NODE_FLAGS, ...args], env);
  return { child, url: await readyUrl(child, finished), finished };
}

function readyUrl(child: ChildProcess, finished: Promise<Finished>): Promise<string> {
  return new Promise((resolve) => {
    let seen = '';
    child.stdout?.on('data', (chunk) => {
      seen += chunk;
      const ready = /ready: (\S+)/.exec(seen)?.[1];
      if (ready) resolve(ready);
    });
    void finished.then(() => resolve(''));
  });
}
