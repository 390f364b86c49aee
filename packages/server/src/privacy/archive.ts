import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportDeps, ExportedFile } from '../platform/personal-data';
import type { ReceivedFile } from '../platform/files';
import { PARTS } from './parts';
import { readmeOf } from './readme';

export interface Collected {
  /** By the name of its file, without `.json`. */
  parts: Record<string, unknown>;
  files: ExportedFile[];
}

/** What all modules have about a person. Parts of the same name become one. */
export async function collect(deps: ExportDeps, userId: string): Promise<Collected> {
  const parts: Record<string, unknown> = {};
  const files: ExportedFile[] = [];
  for (const { exportOf } of PARTS) {
    const exported = await exportOf?.(deps, userId);
    for (const [name, part] of Object.entries(exported?.parts ?? {}))
      parts[name] = parts[name] === undefined ? part : Object.assign({}, parts[name], part);
    files.push(...(exported?.files ?? []));
  }
  return { parts, files };
}

/** A ZIP of everything about a person, on disk. */
export async function writeArchive(deps: ExportDeps, userId: string): Promise<ReceivedFile> {
  const { parts, files } = await collect(deps, userId);
  const at = deps.clock.now();
  const zip = new ZipFile();
  const options = { mtime: at };
  zip.addBuffer(Buffer.from(readmeOf(Object.keys(parts), at)), 'README.txt', options);
  for (const [name, part] of Object.entries(parts))
    zip.addBuffer(Buffer.from(JSON.stringify(part, null, 2)), `${name}.json`, options);
  const { objects } = deps.files;
  for (const { name, key } of files) {
    // A file that is gone must not cost the person the rest.
    const found = await objects.head(key);
    if (found === undefined) continue;
    // Opened one after the other, while the archive is written.
    zip.addReadStreamLazy(name, { ...options, size: found.bytes }, (opened) => {
      objects.get(key).then(
        (content) => opened(content ? null : new Error(`${key} is gone.`), content ?? Readable.from([])),
        (error: unknown) => opened(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const received = deps.files.receive(Readable.from(zip.outputStream));
  const failed = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  return Promise.race([received, failed]);
}
