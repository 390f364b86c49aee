import { Header } from 'tar';

const BLOCK = 512;

/** A file of an archive. Its content is read once, before the next file. */
export interface Entry {
  /** ASCII, 100 characters at most. */
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/** An archive that is not what {@link writeTar} writes. `message` is a clause. */
export class BadArchive extends Error {}

const padding = (bytes: number): Buffer => Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);

/** The bytes of a tar archive of plain files, made while they are read. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes, content } of entries) {
    const header = new Header({ path: name, size: bytes, mode: 0o600, type: 'File', mtime: new Date(0) });
    if (header.encode()) throw new Error(`The name ${name} does not fit an archive.`);
    yield header.block ?? Buffer.alloc(0);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.byteLength;
      yield chunk;
    }
    if (written !== bytes) throw new Error(`${name} has ${written} bytes instead of ${bytes}.`);
    yield padding(bytes);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * The files of a tar archive, one after the other. What the caller has not read of one is skipped.
 * @throws {BadArchive} if it is cut off or has anything but plain files
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = new ChunkReader(source);
  for (;;) {
    const block = await reader.exactly(BLOCK);
    const header = new Header(block);
    if (header.nullBlock) return;
    const { path, size = 0 } = header;
    if (!header.cksumValid || header.type !== 'File' || path === undefined)
      throw new BadArchive('it has a part that is no file');
    const content = reader.next(size);
    yield { name: path, bytes: size, content };
    for await (const rest of content) void rest;
    await reader.exactly(padding(size).byteLength);
  }
}

class ChunkReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** The next bytes as they come, at most so many. */
  async *next(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (this.#rest.byteLength === 0) await this.#fill();
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.byteLength);
      left -= part.byteLength;
      yield part;
    }
  }

  async exactly(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.next(bytes)) parts.push(part);
    return Buffer.concat(parts);
  }

  async #fill(): Promise<void> {
    const next: IteratorResult<Uint8Array, unknown> = await this.#chunks.next();
    if (next.done === true) throw new BadArchive('its end is missing');
    const { buffer, byteOffset, byteLength } = next.value;
    this.#rest = Buffer.from(buffer, byteOffset, byteLength);
  }
}
