import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fastifyStatic from '@fastify/static';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { closeFile } from './close-file';
import type { Executor } from './database/index';
import { files } from './database/tables';
import { MESSAGES } from './http/errors';
import type { MediaSigner } from './media-signing';

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
/** Rows of one statement. */
const RECORDS = 500;
/** No upload takes longer; milliseconds. */
const FORGOTTEN_AFTER = 86_400_000;

/** Keeps files by the hash of their content: the same content is stored once and never changes. */
export class FileStore {
  constructor(readonly folder: string) {}

  /**
   * @param db the database, or the transaction that the record is to be part of
   * @param ext without the dot, lower case letters and digits
   * @param type media type, e.g. `image/webp`
   */
  async put(
    db: Executor,
    content: Uint8Array,
    { ext, type }: { ext: string; type: string },
  ): Promise<StoredFile> {
    const { path, bytes } = await this.keep(db, content, { ext, type });
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

  /** Moves a received file to its place in the store; see {@link put}. */
  async adopt(
    db: Executor,
    { draft, hash, bytes }: ReceivedFile,
    { ext, type }: { ext: string; type: string },
  ): Promise<StoredFile> {
    const name = `${hash}.${ext}`;
    await db.insert(files).values({ name, type, bytes }).onConflictDoNothing();
    const folder = join(this.folder, name.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await rename(draft, join(folder, name));
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
    return new RememberingStore(this.folder);
  }

  /** @returns also whether the content is new on this disk */
  protected async keep(
    db: Executor,
    content: Uint8Array,
    { ext, type }: { ext: string; type: string },
  ): Promise<StoredFile & { name: string; fresh: boolean }> {
    if (!/^[a-z0-9]{1,8}$/.test(ext)) throw new Error(`Not a file ending: ${ext}`);
    const name = `${createHash('sha256').update(content).digest('hex')}.${ext}`;
    const bytes = content.byteLength;
    // Write the record first: a process that discards the same file locks its record until the file is deleted.
    const added = await db.insert(files).values({ name, type, bytes }).onConflictDoNothing().returning();
    const folder = join(this.folder, name.slice(0, 2));
    const target = join(folder, name);
    const existing = await stat(target).catch(() => undefined);
    const fresh = existing?.size !== bytes;
    try {
      if (fresh) {
        await mkdir(folder, { recursive: true });
        // Readers must never see a partial file, and a crash must not leave one.
        const draft = join(folder, `.${randomUUID()}`);
        try {
          await writeFile(draft, content, { flush: true });
          await rename(draft, target);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      }
    } catch (error) {
      if (added.length > 0) await db.delete(files).where(eq(files.name, name));
      throw error;
    }
    return { path: `${MEDIA_PREFIX}${name}`, bytes, name, fresh };
  }

  /** Lets anyone read a file by its plain address: an avatar or a cover. */
  async publish(db: Executor, path: string): Promise<void> {
    await db
      .update(files)
      .set({ isPublic: true })
      .where(eq(files.name, path.slice(MEDIA_PREFIX.length)));
  }

  async isPublic(db: Executor, name: string): Promise<boolean> {
    const [file] = await db.select({ isPublic: files.isPublic }).from(files).where(eq(files.name, name));
    return file?.isPublic ?? false;
  }

  /** Deletes a file that is no longer used. */
  async remove(db: Executor, path: string): Promise<void> {
    const name = path.slice(MEDIA_PREFIX.length);
    await db.delete(files).where(eq(files.name, name));
    await rm(join(this.folder, name.slice(0, 2), name), { force: true });
  }
}

/** Used for one operation; see {@link FileStore.remembering}. */
export class RememberingStore extends FileStore {
  private readonly fresh: { name: string; type: string; bytes: number }[] = [];

  override async put(
    db: Executor,
    content: Uint8Array,
    kind: { ext: string; type: string },
  ): Promise<StoredFile> {
    const { path, bytes, name, fresh } = await this.keep(db, content, kind);
    if (fresh) this.fresh.push({ name, type: kind.type, bytes });
    return { path, bytes };
  }

  /**
   * Puts many received files in place, with one statement for their records.
   * @param received each with the ending and media type that {@link FileStore.put} takes
   */
  async adoptAll(
    db: Executor,
    received: readonly (Pick<ReceivedFile, 'draft' | 'hash' | 'bytes'> & { ext: string; type: string })[],
  ): Promise<void> {
    const rows = received.map(({ hash, ext, type, bytes }) => ({ name: `${hash}.${ext}`, type, bytes }));
    for (let at = 0; at < rows.length; at += RECORDS) {
      await db
        .insert(files)
        .values(rows.slice(at, at + RECORDS))
        .onConflictDoNothing();
    }
    for (const { draft, hash, ext, type, bytes } of received) {
      const name = `${hash}.${ext}`;
      const folder = join(this.folder, name.slice(0, 2));
      const target = join(folder, name);
      const existing = await stat(target).catch(() => undefined);
      if (existing?.size === bytes) continue;
      await mkdir(folder, { recursive: true });
      await rename(draft, target);
      this.fresh.push({ name, type, bytes });
    }
  }

  /** Deletes the files that the operation stored, after its rollback. Files that others use now are kept. */
  async discard(db: Executor): Promise<void> {
    for (const file of this.fresh.splice(0)) {
      await db.transaction(async (tx) => {
        // Waits for a transaction that is storing the same content, and keeps the next one waiting.
        const mine = await tx.insert(files).values(file).onConflictDoNothing().returning();
        if (mine.length === 0) return;
        await rm(join(this.folder, file.name.slice(0, 2), file.name), { force: true });
        await tx.delete(files).where(eq(files.name, file.name));
      });
    }
  }
}

/** Types that pages show or play. All others are downloads and never opened on the site's origin. */
const SHOWN = /\.(webp|png|jpe?g|gif|avif|webm|mp4|vtt|mp3|m4a|ogg|wav)$/;

/**
 * Serves public files by their plain address and all others by a signed one that has not expired, with
 * headers that prevent stored files from running scripts.
 */
export async function serveFiles(
  app: FastifyInstance,
  { db, files: store, media }: { db: Executor; files: FileStore; media: MediaSigner },
): Promise<void> {
  await mkdir(store.folder, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: store.folder,
      serve: false,
      dotfiles: 'deny',
      cacheControl: false,
      decorateReply: true,
      setHeaders: (reply, path) => {
        if (!SHOWN.test(path)) reply.header('content-disposition', 'attachment');
        reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
      },
    });
    scope.get<{ Params: { name: string }; Querystring: { k?: string } }>(
      `${MEDIA_PREFIX}:name`,
      { config: { access: 'public' } },
      async (request, reply) => {
        const { name } = request.params;
        if (!/^[0-9a-f]{64}\.[a-z0-9]{1,8}$/.test(name)) {
          return reply.code(404).send({ message: MESSAGES[404] });
        }
        const seconds = media.secondsLeft(name, request.query.k);
        if (seconds > 0) reply.header('cache-control', `private, max-age=${seconds}, immutable`);
        else if (await store.isPublic(db, name))
          reply.header('cache-control', 'public, max-age=31536000, immutable');
        else return reply.code(404).send({ message: MESSAGES[404] });
        return reply.sendFile(`${name.slice(0, 2)}/${name}`);
      },
    );
  });
}
