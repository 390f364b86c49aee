import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { PATHS } from '../paths';

type Reply =
  | { kind: 'ready' }
  | { kind: 'bytes'; stream: number; bytes: Uint8Array }
  | { kind: 'dump'; id: number; bytes: Uint8Array }
  | { kind: 'closed' };

const TERMINATE = 0x58;

/**
 * PGlite in a worker thread, spoken to in PostgreSQL's own protocol: `connect()` gives a stream that a
 * `pg.Client` takes for its socket, so both databases run through one driver (adr 0011).
 */
export class PgliteWorker {
  readonly #worker: Worker;
  readonly #streams = new Map<number, PgliteStream>();
  readonly #dumps = new Map<number, (bytes: Uint8Array) => void>();
  #last = 0;
  #closing = false;
  /** Settles with the reason if the database ends unexpectedly. */
  readonly lost: Promise<Error>;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'bytes') this.#streams.get(reply.stream)?.push(Buffer.from(reply.bytes));
      if (reply.kind === 'dump') this.#dumps.get(reply.id)?.(reply.bytes);
    });
    this.lost = new Promise((resolve) => {
      const end = (error: Error) => {
        for (const stream of [...this.#streams.values()]) stream.destroy(error);
        if (!this.#closing) resolve(error);
      };
      worker.once('error', end);
      worker.once('exit', () => end(new Error('The embedded database stopped.')));
    });
  }

  /**
   * @param dataDir a folder, or `memory://`
   * @param snapshot path of a tar made by {@link dump}, to start from
   */
  static async open(dataDir: string, snapshot?: string): Promise<PgliteWorker> {
    const worker = new Worker(PATHS.databaseWorker, { workerData: { dataDir, snapshot } });
    const early = new AbortController();
    worker.once('exit', () => early.abort());
    await once(worker, 'message', { signal: early.signal });
    return new PgliteWorker(worker);
  }

  connect(): Duplex {
    const id = ++this.#last;
    const stream = new PgliteStream(
      (bytes) => this.#worker.postMessage({ kind: 'bytes', stream: id, bytes }),
      () => {
        this.#streams.delete(id);
        this.#worker.postMessage({ kind: 'reset' });
      },
    );
    this.#streams.set(id, stream);
    return stream;
  }

  /** The whole data folder as an uncompressed tar. */
  dump(): Promise<Uint8Array> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#dumps.set(id, (bytes) => {
        this.#dumps.delete(id);
        resolve(bytes);
      });
      this.#worker.postMessage({ kind: 'dump', id });
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    const closed = new Promise<void>((resolve) => {
      this.#worker.on('message', (reply: Reply) => {
        if (reply.kind === 'closed') resolve();
      });
      this.#worker.once('exit', () => resolve());
    });
    this.#worker.postMessage({ kind: 'close' });
    await closed;
    await this.#worker.terminate();
  }
}

/** The parts of a socket that `pg` uses. */
class PgliteStream extends Duplex {
  constructor(
    private readonly send: (bytes: Uint8Array) => void,
    private readonly released: () => void,
  ) {
    super();
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#forward(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    done();
    this.push(null);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.released();
    done(error);
  }

  /** Terminate would end PGlite's only backend. The reset at the end of the stream replaces it. */
  #forward(bytes: Buffer): void {
    if (bytes[0] !== TERMINATE) this.send(bytes);
  }
}
