import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, ReceivedFile } from './files';

type Store = Pick<FileStore, 'folder'>;

/** Below the folder of stored files, so that backups have them too. */
const FOLDER = 'private';
const NAME = /^[0-9a-f]{40}$/;
/** A file without a record is kept for a day: its transaction may not be committed yet. */
const FORGOTTEN_AFTER = 86_400_000;

/** A random name for a private file. It does not follow from the content, so it cannot be guessed. */
export const newPrivateName = (): string => randomBytes(20).toString('hex');

export const isPrivateName = (name: string): boolean => NAME.test(name);

/** Where a private file is on disk. */
export const privatePath = ({ folder }: Store, name: string): string =>
  join(folder, FOLDER, name.slice(0, 2), name);

/** Moves a received file to its place. Unlike files of lessons, it is never shared with another record. */
export async function keepPrivately(store: Store, { draft }: ReceivedFile, name: string): Promise<void> {
  const path = privatePath(store, name);
  await mkdir(join(path, '..'), { recursive: true });
  await rename(draft, path);
}

export async function removePrivate(store: Store, name: string): Promise<void> {
  await rm(privatePath(store, name), { force: true });
}

/**
 * Deletes private files without a record: those of deleted accounts and attempts, and those whose process died.
 * @param recorded which of these names still have a record
 */
export async function dropUnrecorded(
  store: Store,
  recorded: (names: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const root = join(store.folder, FOLDER);
  for (const part of await readdir(root).catch(() => [])) {
    const old: string[] = [];
    for (const name of await readdir(join(root, part)).catch(() => [])) {
      const { mtimeMs } = await stat(join(root, part, name)).catch(() => ({ mtimeMs: Date.now() }));
      if (isPrivateName(name) && Date.now() - mtimeMs > FORGOTTEN_AFTER) old.push(name);
    }
    if (old.length === 0) continue;
    const kept = await recorded(old);
    for (const name of old) if (!kept.has(name)) await removePrivate(store, name);
  }
}
