import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore, ReceivedFile } from './files';
import { FolderStore } from './files/folder-store';
import { sendObject } from './files/send';

/** Before the keys of private files. */
const PREFIX = 'private/';
const NAME = /^[0-9a-f]{40}$/;
/** A file without a record is kept for a day: its transaction may not be committed yet. */
const FORGOTTEN_AFTER = 86_400_000;
/** Names that are looked up in one statement. */
const LOOKED_UP = 1000;

/** A random name for a private file. It does not follow from the content, so it cannot be guessed. */
export const newPrivateName = (): string => randomBytes(20).toString('hex');

export const isPrivateName = (name: string): boolean => NAME.test(name);

/** Where a private file is in the store. */
export const privateKey = (name: string): string => `${PREFIX}${name.slice(0, 2)}/${name}`;

/** Where a program on this machine writes a private file, before {@link keepPrivately}. */
export const privatePath = ({ folder }: Pick<FileStore, 'folder'>, name: string): string =>
  join(folder, privateKey(name));

/**
 * Moves a file of this machine to its place in the store. Unlike files of lessons, it is never shared with another
 * record. Call it before the transaction that writes the record, which must not wait for another machine.
 * @throws {StorageUnavailable} nothing is stored
 */
export async function keepPrivately(
  { objects }: Pick<FileStore, 'objects'>,
  { draft }: Pick<ReceivedFile, 'draft'>,
  { name, type }: { name: string; type: string },
): Promise<void> {
  await objects.putFile(privateKey(name), draft, type);
  if (objects.kind !== 'folder') await rm(draft, { force: true });
}

export async function removePrivate({ objects }: Pick<FileStore, 'objects'>, name: string): Promise<void> {
  await objects.delete(privateKey(name));
}

/**
 * Deletes private files without a record: those of deleted accounts and attempts, and those whose process died.
 * @param recorded which of these names still have a record
 * @returns how many were deleted
 */
export async function dropUnrecorded(
  { folder, objects }: Pick<FileStore, 'folder' | 'objects'>,
  recorded: (names: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  // Recordings are written on this machine before they go to a store on another one.
  const stores = objects.kind === 'folder' ? [objects] : [objects, new FolderStore(folder)];
  let dropped = 0;
  for (const store of stores) {
    for await (const page of store.list(PREFIX)) {
      const old = page.filter(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > FORGOTTEN_AFTER);
      const names = old.map(({ key }) => key.slice(key.lastIndexOf('/') + 1)).filter(isPrivateName);
      for (let at = 0; at < names.length; at += LOOKED_UP) {
        const some = names.slice(at, at + LOOKED_UP);
        const kept = await recorded(some);
        for (const name of some.filter((item) => !kept.has(item))) {
          await store.delete(privateKey(name));
          dropped += 1;
        }
      }
    }
  }
  return dropped;
}

/**
 * Sends a private file to be saved, never shown or stored by a cache.
 * @param file `fileName`: as it is saved
 * @returns undefined if it is not in the store; nothing is sent
 */
export async function sendPrivate(
  { objects }: Pick<FileStore, 'objects'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { name, fileName, type }: { name: string; fileName: string; type: string },
): Promise<boolean> {
  reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store');
  const sent = await sendObject(objects, { request, reply }, { key: privateKey(name), type });
  if (!sent) reply.removeHeader('content-disposition');
  return sent;
}
