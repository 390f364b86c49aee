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
  /** Where it serves. */
  url: string;
  finished: Promise<Finished>;
}

/** The command line in a process of its own. `env` is all that it gets, but for the way to programs. */
function start(
  args: string[],
  env: Record<string, string>,
  input = '',
): { child: ChildProcess; finished: Promise<Finished> } {
  const child = spawn(process.execPath, [join(inject('bundle'), 'cli.js'), ...args], {
    cwd: PACKAGE,
    env: { PATH: process.env.PATH, ...env },
  });
  child.stdin.end(input);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const finished = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  return { child, finished };
}

export const runCli = (args: string[], env: Record<string, string>, input?: string): Promise<Finished> =>
  start(args, env, input).finished;

/** A server on a free port, once it says that it is ready. */
export async function startCli(env: Record<string, string>): Promise<Running> {
  const { child, finished } = start(['serve'], { PORT: '0', DEMO: 'false', ...env });
  const url = await new Promise<string>((resolve, reject) => {
    let seen = '';
    child.stdout?.on('data', (chunk) => {
      seen += chunk;
      const ready = /ready: (\S+)/.exec(seen)?.[1];
      if (ready) resolve(ready);
    });
    void finished.then(({ err }) => reject(new Error(`The server did not start: ${err}`)));
  });
  return { child, url, finished };
}
