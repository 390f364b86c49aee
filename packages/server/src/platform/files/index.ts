import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { closeFile } from '../close-file';
import type { Executor } from '../database/index';
import { files } from '../database/tables';
import { keyOf, type ObjectStore } from './object-store';

export { type ObjectStore } from './object-store';

export const MEDIA_PREFIX = '/api/media/';

export interface StoredFile {
  /** `/api/media/<sha256>.<ext>`: the address in an `<img>` or a record. */
  path: string;
  bytes: number;
}

/** A received file on disk that is not in the store yet: adopt it or drop it. */
export interface ReceivedFile {
  readonly draft: string;
  readonly hash: string;
  readonly bytes: number;
  /** Its first bytes, which tell its type. */
  readonly head: Buffer;
}

const HEAD_BYTES = 4096;
/** Files that are sent to the store at the same time. */
const AT_A_TIME = 8;
/** Rows of one statement. */
const RECORDS = 500;
/** No upload takes longer; milliseconds. */
const FORGOTTEN_AFTER = 86_400_000;

/** What a file is: its ending without the dot, lower case letters and digits, and its media type. */
interface Kind {
  ext: string;
  type: string;
}

/** Keeps files by the hash of their content: the same content is stored once and never changes. */
export class FileStore {
  /**
   * @param folder where uploads arrive and imports unpack, before their content goes to the store. A store that is
   *   a folder is this one
   * @param objects where the content is
   */
  constructor(
    readonly folder: string,
    readonly objects: ObjectStore,
  ) {}

  /**
   * @param db the database, or the transaction that the record is to be part of
   * @throws {StorageUnavailable} nothing is stored
   */
  async put(db: Executor, content: Uint8Array, kind: Kind): Promise<StoredFile> {
    const { path, bytes } = await this.keep(db, content, kind);
    return { path, bytes };
  }

  /** Writes a stream to disk without buffering it. An interrupted stream leaves no file. */
  async receive(stream: Readable): Promise<ReceivedFile> {
    await mkdir(this.folder, { recursive: true });
    const draft = join(this.folder, `.${randomUUID()}`);
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let bytes = 0;
    const file = createWriteStream(draft, { flush: true });
    try {
      await pipeline(
        stream,
        async function* (source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            hash.update(chunk);
            bytes += chunk.byteLength;
            if (head.byteLength < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
            yield chunk;
          }
        },
        file,
      );
    } catch (error) {
      await closeFile(file);
      await rm(draft, { force: true });
      throw error;
    }
    return { draft, hash: hash.digest('hex'), bytes, head };
  }

  /**
   * Sends a received file to a store on another machine, before the transaction that {@link adopt} is part of: an
   * upload of minutes must not keep its locks. A folder needs nothing.
   * @throws {StorageUnavailable} nothing is stored
   */
  async send(received: ReceivedFile, kind: Kind): Promise<void> {
    if (this.objects.kind === 'folder') return;
    const key = keyOf(`${received.hash}.${kind.ext}`);
    if (await this.#lacks(key, received.bytes)) await this.objects.putFile(key, received.draft, kind.type);
  }

  /**
   * Puts a received file in its place in the store; see {@link put}. Call {@link drop} in any case.
   * @throws {StorageUnavailable} nothing is stored
   */
  async adopt(db: Executor, { draft, hash, bytes }: ReceivedFile, { ext, type }: Kind): Promise<StoredFile> {
    const name = `${hash}.${ext}`;
    const added = await db.insert(files).values({ name, type, bytes }).onConflictDoNothing().returning();
    if (added.length === 0) await this.claim(db, [name]);
    if (await this.#lacks(keyOf(name), bytes)) await this.objects.putFile(keyOf(name), draft, type);
    return { path: `${MEDIA_PREFIX}${name}`, bytes };
  }

  async drop({ draft }: ReceivedFile): Promise<void> {
    await rm(draft, { force: true });
  }

  /** Deletes files that {@link receive} left on disk when its process died, after a day. */
  async dropForgotten(): Promise<void> {
    for (const entry of await readdir(this.folder).catch(() => [])) {
      if (!entry.startsWith('.')) continue;
      const draft = join(this.folder, entry);
      const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > FORGOTTEN_AFTER) await rm(draft, { force: true, recursive: true });
    }
  }

  /** A store that can undo its writes, for work that may fail. */
  remembering(): RememberingStore {
    return new RememberingStore(this.folder, this.objects);
  }

  /** @returns also whether the content is new in the store */
  protected async keep(
    db: Executor,
    content: Uint8Array,
    { ext, type }: Kind,
  ): Promise<StoredFile & { name: string; fresh: boolean }> {
    if (!/^[a-z0-9]{1,8}$/.test(ext)) throw new Error(`Not a file ending: ${ext}`);
    const name = `${createHash('sha256').update(content).digest('hex')}.${ext}`;
    const bytes = content.byteLength;
    // Write the record first: a process that discards the same file locks its record until the file is deleted.
    const added = await db.insert(files).values({ name, type, bytes }).onConflictDoNothing().returning();
    if (added.length === 0) await this.claim(db, [name]);
    try {
      const fresh = await this.#lacks(keyOf(name), bytes);
      if (fresh) await this.objects.put(keyOf(name), content, type);
      return { path: `${MEDIA_PREFIX}${name}`, bytes, name, fresh };
    } catch (error) {
      if (added.length > 0) await db.delete(files).where(eq(files.name, name));
      throw error;
    }
  }

  /** Takes the mark of an orphan from files that are stored again, before the sweep deletes them. */
  protected async claim(db: Executor, names: readonly string[]): Promise<void> {
    await db
      .update(files)
      .set({ orphanedAt: null })
      .where(and(inArray(files.name, [...names]), isNotNull(files.orphanedAt)));
  }

  /** Whether the store lacks an object of this size. */
  async #lacks(key: string, bytes: number): Promise<boolean> {
    return (await this.objects.head(key))?.bytes !== bytes;
  }

  /** The content of a file. @param path its address @returns undefined if it is gone */
  async read(path: string): Promise<Buffer | undefined> {
    const stream = await this.objects.get(keyOf(path.slice(MEDIA_PREFIX.length)));
    if (stream === undefined) return undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  /** The size of a file in the store. @param path its address @returns undefined if it is gone */
  async bytesOf(path: string): Promise<number | undefined> {
    return (await this.objects.head(keyOf(path.slice(MEDIA_PREFIX.length))))?.bytes;
  }

  /** Lets anyone read a file by its plain address: an avatar or a cover. */
  async publish(db: Executor, path: string): Promise<void> {
    await db
      .update(files)
      .set({ isPublic: true })
      .where(eq(files.name, path.slice(MEDIA_PREFIX.length)));
  }

  /** Deletes a file that is no longer used. */
  async remove(db: Executor, path: string): Promise<void> {
    const name = path.slice(MEDIA_PREFIX.length);
    await db.delete(files).where(eq(files.name, name));
    await this.objects.delete(keyOf(name));
  }
}

type Draft = Pick<ReceivedFile, 'draft' | 'hash' | 'bytes'> & Kind;

/** Used for one operation; see {@link FileStore.remembering}. */
export class RememberingStore extends FileStore {
  private readonly fresh: { name: string; type: string; bytes: number }[] = [];

  override async put(db: Executor, content: Uint8Array, kind: Kind): Promise<StoredFile> {
    const { path, bytes, name, fresh } = await this.keep(db, content, kind);
    if (fresh) this.fresh.push({ name, type: kind.type, bytes });
    return { path, bytes };
  }

  /**
   * Puts many received files in place, with one statement for their records.
   * @param received each with the ending and media type that {@link FileStore.put} takes
   */
  async adoptAll(db: Executor, received: readonly Draft[]): Promise<void> {
    const rows = received.map(({ hash, ext, type, bytes }) => ({ name: `${hash}.${ext}`, type, bytes }));
    for (let at = 0; at < rows.length; at += RECORDS) {
      const some = rows.slice(at, at + RECORDS);
      await db.insert(files).values(some).onConflictDoNothing();
      await this.claim(
        db,
        some.map(({ name }) => name),
      );
    }
    await this.#place(received);
  }

  /**
   * Sends received files to a store on another machine, before the transaction of {@link adoptAll}.
   * @throws {StorageUnavailable} call {@link discard} then
   */
  async sendAll(received: readonly Draft[]): Promise<void> {
    if (this.objects.kind !== 'folder') await this.#place(received);
  }

  /** Puts in the store what it lacks, several at a time. */
  async #place(received: readonly Draft[]): Promise<void> {
    const rest = received.values();
    const next = async () => {
      for (const { draft, hash, ext, type, bytes } of rest) {
        const name = `${hash}.${ext}`;
        if ((await this.objects.head(keyOf(name)))?.bytes === bytes) continue;
        await this.objects.putFile(keyOf(name), draft, type);
        this.fresh.push({ name, type, bytes });
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, next));
  }

  /** Deletes the files that the operation stored, after its rollback. Files that others use now are kept. */
  async discard(db: Executor): Promise<void> {
    for (const file of this.fresh.splice(0)) {
      await db.transaction(async (tx) => {
        // Waits for a transaction that is storing the same content, and keeps the next one waiting.
        const mine = await tx.insert(files).values(file).onConflictDoNothing().returning();
        if (mine.length === 0) return;
        await this.objects.delete(keyOf(file.name));
        await tx.delete(files).where(eq(files.name, file.name));
      });
    }
  }
}
