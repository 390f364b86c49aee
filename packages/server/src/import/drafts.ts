import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PictureConversion } from '../content';
import { MEDIA_PREFIX } from '../platform/files';

/** A file that an import will store. It is on disk under a temporary name. */
export interface DraftFile {
  /** Where it is on this machine; empty if the store has it already. */
  draft: string;
  /** SHA-256 of its content. */
  hash: string;
  bytes: number;
  /** Its future name is `<hash>.<ext>`. */
  ext: string;
  type: string;
  /** Metadata for texts. */
  width?: number;
  height?: number;
  small?: string;
  title?: string;
}

type Kind = Pick<DraftFile, 'ext' | 'type' | 'width' | 'height' | 'small' | 'title'>;

/** The address of a draft after it is stored. */
export const nameOf = ({ hash, ext }: Pick<DraftFile, 'hash' | 'ext'>) => `${hash}.${ext}`;
export const addressOf = (file: Pick<DraftFile, 'hash' | 'ext'>) => MEDIA_PREFIX + nameOf(file);

/** Files of an import, kept in a folder of its own until the import is written. */
export class Drafts {
  readonly #files = new Map<string, DraftFile>();
  /** What originals became in this import. */
  readonly conversions: PictureConversion[] = [];

  constructor(private readonly folder: string) {}

  async put(data: Uint8Array, kind: Kind): Promise<DraftFile> {
    const draft = join(this.folder, randomUUID());
    await writeFile(draft, data, { flush: true });
    const hash = createHash('sha256').update(data).digest('hex');
    return this.#note({ draft, hash, bytes: data.byteLength, ...kind });
  }

  /** Copies a file without holding it in memory. */
  async copy(path: string, kind: Kind): Promise<DraftFile> {
    const draft = join(this.folder, randomUUID());
    const hash = createHash('sha256');
    let bytes = 0;
    await pipeline(
      createReadStream(path),
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk);
          bytes += chunk.byteLength;
          yield chunk;
        }
      },
      createWriteStream(draft, { flush: true }),
    );
    return this.#note({ draft, hash: hash.digest('hex'), bytes, ...kind });
  }

  /** Adds a file that is in the store already, so that the import names it as one of its own. */
  reuse(file: Omit<DraftFile, 'draft'>): DraftFile {
    return this.#note({ draft: '', ...file });
  }

  list(): DraftFile[] {
    return [...this.#files.values()];
  }

  #note(file: DraftFile): DraftFile {
    const existing = this.#files.get(nameOf(file));
    if (existing !== undefined) return existing;
    this.#files.set(nameOf(file), file);
    return file;
  }
}
