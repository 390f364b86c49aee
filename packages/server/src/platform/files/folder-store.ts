import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange, ObjectStore, StoredObject } from './object-store';

/** Objects as files of one folder. Names that begin with a dot are drafts, not objects. */
export class FolderStore implements ObjectStore {
  readonly kind = 'folder';

  constructor(private readonly folder: string) {}

  async put(key: string, content: Uint8Array): Promise<void> {
    const target = join(this.folder, key);
    await mkdir(dirname(target), { recursive: true });
    // Here the sweep finds what a process that died left behind.
    const draft = join(this.folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, content, { flush: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async putFile(key: string, path: string): Promise<void> {
    const target = join(this.folder, key);
    if (target === path) return;
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }

  async get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const file = await open(join(this.folder, key)).catch(ignoreMissing);
    return file?.createReadStream({ ...range });
  }

  async head(key: string): Promise<StoredObject | undefined> {
    const found = await stat(join(this.folder, key)).catch(ignoreMissing);
    return found?.isFile() ? { key, bytes: found.size, modifiedAt: found.mtime } : undefined;
  }

  async delete(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }

  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    yield* this.#walk('', prefix);
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
  }

  /** One page for each folder. */
  async *#walk(inside: string, prefix: string): AsyncGenerator<StoredObject[]> {
    const entries = await readdir(join(this.folder, inside), { withFileTypes: true }).catch(ignoreMissing);
    const page: StoredObject[] = [];
    for (const entry of entries ?? []) {
      if (entry.name.startsWith('.')) continue;
      const key = inside + entry.name;
      if (entry.isDirectory()) {
        const leads = `${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`);
        if (leads) yield* this.#walk(`${key}/`, prefix);
      } else if (key.startsWith(prefix)) {
        const found = await this.head(key);
        if (found) page.push(found);
      }
    }
    if (page.length > 0) yield page;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
