import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/lib/free-port.mjs';

const CLI = fileURLToPath(new URL('../../packages/server/dist/cli.js', import.meta.url));
const READY_WITHIN_MS = 60_000;

export interface RunningServer {
  /** `http://localhost:PORT`, without a slash at its end. */
  url: string;
  port: number;
  dataDir: string;
  /** What it has printed so far. */
  output: () => string;
  /** SIGTERM, then its exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL: the power is gone. */
  kill: () => Promise<void>;
}

export interface StartOptions {
  /** An existing folder; may already hold data. */
  dataDir: string;
  /** Default: a free one. */
  port?: number;
  env?: NodeJS.ProcessEnv;
}

/** Starts the built server, as `npm start` does after its build, and waits until it answers. */
export async function startServer({ dataDir, port, env }: StartOptions): Promise<RunningServer> {
  const ownPort = port ?? (await freePort());
  const url = `http://localhost:${ownPort}`;
  const child = spawn(process.execPath, [CLI, 'serve'], {
    env: serverEnv({ dataDir, PORT: String(ownPort), ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const output = () => printed;
  await untilReady(child, url, output);
  return {
    url,
    port: ownPort,
    dataDir,
    output,
    stop: async () => {
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

/**
 * Runs `digiken …` of the built server on a data folder that no server has open.
 * @throws with everything it printed when its exit code is not 0
 */
export async function runCli(args: string[], { dataDir }: { dataDir: string }): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [CLI, ...args], {
    env: serverEnv({ dataDir }),
    maxBuffer: 16 * 1024 * 1024,
  });
  return `${stdout}${stderr}`;
}

/** Each test speaks from an address of its own (X-Forwarded-For), so that rate limits stay on and stay apart. */
function serverEnv({ dataDir, ...extra }: NodeJS.ProcessEnv & { dataDir: string }): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, SMTP_URL: _smtp, PUBLIC_URL: _url, ...inherited } = process.env;
  return { ...inherited, NODE_ENV: 'test', DEMO: 'true', TRUST_PROXY: 'true', DATA_DIR: dataDir, ...extra };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null) {
    try {
      const { ok } = await fetch(`${url}/api/health`);
      if (ok) return;
    } catch {
      // Nobody listens yet.
    }
    if (Date.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(
        `The server did not answer within ${READY_WITHIN_MS / 1000} s. It printed:\n${output()}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server stopped with exit code ${child.exitCode}. It printed:\n${output()}`);
}
