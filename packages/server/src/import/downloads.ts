import { posix } from 'node:path';
import type { MediaFacts } from '../content';
import { addressOf, type Drafts } from './drafts';
import type { CourseFolder } from './folder';
import { IMPORT_LIMITS } from './limits';

/** Types that learners can download: documents, recordings and archives of them. None of them runs in the browser. */
const TYPES: Record<string, string> = {
  aac: 'audio/aac',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'video/webm',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

const endingOf = (path: string) => posix.extname(path).slice(1).toLowerCase();

/** Files that lessons link to. */
export class Downloads {
  private readonly needed = new Set<string>();
  private readonly refused = new Map<string, string>();
  private readonly stored = new Map<string, { address: string; name: string; bytes: number }>();

  constructor(readonly folder: CourseFolder) {}

  /** Adds a file. @returns one sentence for the report if that is not possible */
  need(named: string): string | null {
    const path = this.folder.actual(named);
    if (this.needed.has(path)) return null;
    const refusal = this.refuse(path);
    if (refusal === null) this.needed.add(path);
    else this.refused.set(path, refusal);
    return refusal;
  }

  private refuse(path: string): string | null {
    const ending = endingOf(path);
    if (!Object.hasOwn(TYPES, ending)) return `Files of this kind (.${ending}) are not taken.`;
    if (this.folder.bytes(path) > IMPORT_LIMITS.downloadBytes)
      return `Larger than ${IMPORT_LIMITS.downloadBytes / 1024 / 1024} MB.`;
    if (this.needed.size >= IMPORT_LIMITS.downloads)
      return `A course can have ${IMPORT_LIMITS.downloads} downloads.`;
    return null;
  }

  /** Why a file that a text needs was not added. */
  refusalOf(path: string): string | undefined {
    return this.refused.get(this.folder.actual(path));
  }

  has(path: string): boolean {
    return this.needed.has(this.folder.actual(path));
  }

  /** Adds the files one at a time. */
  async store(drafts: Drafts): Promise<void> {
    for (const path of this.needed) {
      const ext = endingOf(path);
      const kind = { ext, type: TYPES[ext] ?? 'application/octet-stream', title: posix.basename(path) };
      const file = await drafts.copy(this.folder.locate(path), kind);
      this.stored.set(path, { address: addressOf(file), name: kind.title, bytes: file.bytes });
    }
  }

  /** The address of an added file. */
  get(path: string): string | undefined {
    return this.stored.get(this.folder.actual(path))?.address;
  }

  facts(): MediaFacts['downloads'] {
    return Object.fromEntries(
      [...this.stored.values()].map(({ address, name, bytes }) => [address, { name, bytes }]),
    );
  }

  totals(): { downloads: number; downloadBytes: number } {
    const all = [...this.stored.values()];
    return { downloads: all.length, downloadBytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
  }
}
