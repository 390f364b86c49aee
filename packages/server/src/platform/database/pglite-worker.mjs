// @ts-check
// JavaScript, because Node 20 cannot start a worker from TypeScript.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** @typedef {{ dataDir: string, snapshot?: string }} Options */
/** @typedef {{ kind: 'bytes', stream: number, bytes: Uint8Array } | { kind: 'reset' } | { kind: 'dump', id: number } | { kind: 'close' }} Request */

const port = /** @type {NonNullable<typeof parentPort>} */ (parentPort);
const options = /** @type {Options} */ (workerData);

// PostgreSQL clears its buffers when it starts: initdb's 128 MB take 0.7 s. Reads beyond them come from the system's
// cache of files.
const BUFFERS = ['-c', 'shared_buffers=32MB'];

const db = await PGlite.create({
  dataDir: options.dataDir,
  startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  extensions: { pg_trgm, unaccent },
  ...(options.snapshot ? { loadDataDir: new Blob([await readFile(options.snapshot)]) } : {}),
});

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);

/**
 * `execProtocolRaw` would also parse each reply and keep the parsed messages for ever (15 KB per page of courses);
 * the streaming call does neither.
 *
 * @param {Uint8Array} message in PostgreSQL's protocol
 * @returns {Promise<Uint8Array<ArrayBuffer>>} the reply, in memory of its own
 */
async function execute(message) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  // Each chunk is a view of PGlite's memory, which the next one overwrites.
  await db.execProtocolRawStream(message, { onRawData: (chunk) => void chunks.push(chunk.slice()) });
  const reply = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    reply.set(chunk, offset);
    offset += chunk.length;
  }
  return reply;
}

/** @param {Request} request */
async function serve(request) {
  switch (request.kind) {
    case 'bytes': {
      const bytes = await execute(request.bytes);
      port.postMessage({ kind: 'bytes', stream: request.stream, bytes }, [bytes.buffer]);
      return;
    }
    case 'reset':
      // PGlite has one backend for all connections: a dropped one must not leave its transaction behind.
      await execute(SYNC);
      await db.exec('ROLLBACK');
      await db.exec('DISCARD ALL');
      return;
    case 'dump': {
      const dump = await db.dumpDataDir('none');
      port.postMessage({ kind: 'dump', id: request.id, bytes: new Uint8Array(await dump.arrayBuffer()) });
      return;
    }
    case 'close':
      await db.close();
      port.postMessage({ kind: 'closed' });
  }
}

/** @type {Promise<void>} */
let queue = Promise.resolve();
port.on('message', (/** @type {Request} */ request) => {
  queue = queue.then(() => serve(request));
});
port.postMessage({ kind: 'ready' });
