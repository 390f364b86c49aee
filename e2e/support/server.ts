import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';

const CLI = fileURLToPath(new URL('../../packages/server/dist/cli.js', import.meta.url));
const READY_WITHIN_MS = timeOut(60_000);

export interface RunningServer {
  /** `http://localhost:PORT`, without a trailing slash. */
  url: string;
  port: number;
  dataDir: string;
  /** Its output so far. */
  output: () => string;
  /** SIGTERM, then its exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL, like a power cut. */
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
      await refuseSecretsInLog(printed, dataDir);
      return child.exitCode;
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

/**
 * Checks the log lines of a whole run; other lines print mailed links for the person at the terminal.
 * @throws if a line holds a mailed token, a session token or the demo password
 */
async function refuseSecretsInLog(printed: string, dataDir: string): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  // Decodes quoted-printable.
  const text = mails
    .join('\n')
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=');
  const tokens = [...text.matchAll(/(?:token=|invitation#)([\w-]{43})/g)].map(([, token]) => token ?? '');
  const secrets = [...new Set(tokens), 'karibu-digiken'];
  const leaks = printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .filter((line) => /eyJ[\w-]+\.eyJ/.test(line) || secrets.some((secret) => line.includes(secret)));
  if (leaks.length > 0) throw new Error(`The log holds secrets:\n${leaks.slice(0, 5).join('\n')}`);
}

/**
 * Runs `digiken …` of the built server on a data folder that no server has open.
 * @throws with its output if its exit code is not 0
 */
export async function runCli(args: string[], { dataDir }: { dataDir: string }): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [CLI, ...args], {
    env: serverEnv({ dataDir }),
    maxBuffer: 16 * 1024 * 1024,
  });
  return `${stdout}${stderr}`;
}

/** Each test has its own IP address (X-Forwarded-For), so that rate limits stay on and do not affect other tests. */
function serverEnv({ dataDir, ...extra }: NodeJS.ProcessEnv & { dataDir: string }): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, SMTP_URL: _smtp, PUBLIC_URL: _url, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: 'test',
    DEMO: 'true',
    TRUST_PROXY: 'true',
    MPESA_ENV: 'simulator',
    DATA_DIR: dataDir,
    ...extra,
  };
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
      // The server does not listen yet.
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
