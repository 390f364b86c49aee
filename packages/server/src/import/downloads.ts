import { posix } from 'node:path';
import type { MediaFacts } from '../content';
import { addressOf, type Drafts } from './drafts';
import type { CourseFolder } from './folder';
import { IMPORT_LIMITS } from './limits';
import type { Issues } from './report';

/** Types that learners can download: documents and recordings, nothing executable. */
const TYPES: Record<string, string> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'video/webm',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const endingOf = (path: string) => posix.extname(path).slice(1).toLowerCase();

/** Files that lessons link to. */
export class Downloads {
  private readonly needed = new Set<string>();
  private readonly stored = new Map<string, { address: string; name: string; bytes: number }>();

  constructor(
    private readonly folder: CourseFolder,
    private readonly issues: Issues,
  ) {}

  /** Adds the file; returns false, with one issue, if that is not possible. */
  need(path: string): boolean {
    if (this.needed.has(path)) return true;
    const refuse = (message: string) => {
      this.issues.add('left-out', path, null, message);
      return false;
    };
    const ending = endingOf(path);
    if (!Object.hasOwn(TYPES, ending)) return refuse(`Files of this kind (.${ending}) are not taken.`);
    if (this.folder.bytes(path) > IMPORT_LIMITS.downloadBytes) {
      return refuse(`Larger than ${IMPORT_LIMITS.downloadBytes / 1024 / 1024} MB.`);
    }
    if (this.needed.size >= IMPORT_LIMITS.downloads) {
      return refuse(`A course can have ${IMPORT_LIMITS.downloads} downloads.`);
    }
    this.needed.add(path);
    return true;
  }

  has(path: string): boolean {
    return this.needed.has(path);
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
    return this.stored.get(path)?.address;
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
