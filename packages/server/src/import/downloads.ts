import { posix } from 'node:path';
import type { CourseFolder } from './folder';
import { IMPORT_LIMITS } from './limits';
import type { Issues } from './report';

/** What learners may be handed: documents and recordings, nothing that a browser or a computer would run. */
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

export interface Download {
  /** Below /api/media/. */
  path: string;
  /** What the author called it. */
  name: string;
  /** For people: `PDF, 610 KB`. */
  label: string;
  bytes: number;
}

type Put = (data: Buffer, kind: { ext: string; type: string }) => Promise<{ path: string }>;

const endingOf = (path: string) => posix.extname(path).slice(1).toLowerCase();

/** Files that lessons link to. They are read one at a time, and only when the whole course was read. */
export class Downloads {
  private readonly needed = new Set<string>();
  private readonly stored = new Map<string, Download>();

  constructor(
    private readonly folder: CourseFolder,
    private readonly issues: Issues,
  ) {}

  /** Takes the file along; false (and an issue, once) where it cannot be. */
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
      return refuse(`A course may hold ${IMPORT_LIMITS.downloads} downloads.`);
    }
    this.needed.add(path);
    return true;
  }

  has(path: string): boolean {
    return this.needed.has(path);
  }

  async store(put: Put): Promise<void> {
    for (const path of this.needed) {
      const ext = endingOf(path);
      const data = await this.folder.read(path);
      const file = await put(data, { ext, type: TYPES[ext] ?? 'application/octet-stream' });
      const label = `${ext.toUpperCase()}, ${sizeOf(data.length)}`;
      this.stored.set(path, { path: file.path, name: posix.basename(path), label, bytes: data.length });
    }
  }

  get(path: string): Download | undefined {
    return this.stored.get(path);
  }

  totals(): { downloads: number; downloadBytes: number } {
    const all = [...this.stored.values()];
    return { downloads: all.length, downloadBytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
  }
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
