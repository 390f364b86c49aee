import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';

export class LockedError extends Error {}

/**
 * Takes the folder for this process, until `release` or the process's end.
 *
 * PGlite does not lock its folder, and two processes on it lose data. The holder
 * listens on a local socket: the operating system drops it with the process, whatever killed it, so the
 * folder is free again at once, and a busy or stopped holder still counts as alive, which a heartbeat
 * cannot guarantee.
 *
 * @throws {LockedError} when another process holds it
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const address = socketAddress(realpathSync(folder));
  // Two processes must not both delete the socket of a dead holder.
  const unlock = await lockfile
    .lock(folder, {
      lockfilePath: join(folder, 'starting.lock'),
      stale: 2000,
      retries: { retries: 40, minTimeout: 100, maxTimeout: 100 },
    })
    .catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ELOCKED' ? inUse(folder) : error;
    });
  try {
    if (await answers(address)) throw inUse(folder);
    if (process.platform !== 'win32') rmSync(address, { force: true });
    return await listen(address);
  } finally {
    await unlock();
  }
}

const inUse = (folder: string) =>
  new LockedError(
    `The data folder ${folder} is in use by another Digiken process. Stop that process first, or choose another DATA_DIR.`,
  );

/** Socket paths are limited to about 100 bytes, so longer ones move to the temporary folder. */
function socketAddress(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\digiken-${name}`;
  const inside = join(folder, 'in-use.sock');
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `digiken-${name}.sock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false);
      else reject(error);
    });
  });
}

function listen(address: string): Promise<{ release: () => Promise<void> }> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}
