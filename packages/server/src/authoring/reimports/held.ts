import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { PreparedCourse } from '../../import';
import type { FileStore } from '../../platform/files';
import { keepPrivately, newPrivateName, privateKey, removePrivate } from '../../platform/private-files';

/** Keeps a prepared course until it is decided about. @returns its name in the private store */
export async function keepPrepared(files: FileStore, course: PreparedCourse): Promise<string> {
  const name = newPrivateName();
  const received = await files.receive(Readable.from([JSON.stringify(course)]).pipe(createGzip()));
  try {
    await keepPrivately(files, received, { name, type: 'application/gzip' });
  } finally {
    await files.drop(received);
  }
  return name;
}

/** @returns undefined if it is gone */
export async function readPrepared(files: FileStore, name: string): Promise<PreparedCourse | undefined> {
  const stored = await files.objects.get(privateKey(name));
  if (stored === undefined) return undefined;
  const chunks: Buffer[] = [];
  await pipeline(stored, createGunzip(), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as PreparedCourse;
}

export const dropPrepared = removePrivate;
