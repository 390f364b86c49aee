import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodeText, percentDecoded } from '../platform/text-encoding';
import { IMPORT_LIMITS } from './limits';
import { ImportRefused } from './report';
import { say } from './sentences';

const SKIPPED = new Set(['.git', 'node_modules']);

/** Something that was read otherwise than it is written. */
interface Remark {
  file: string;
  line: number | null;
  message: string;
}

interface FileOfCourse {
  /** Its path on disk, below the root. */
  place: string;
  bytes: number;
}

const alikeOf = (path: string) => percentDecoded(path.replaceAll('\\', '/')).normalize('NFC').toLowerCase();

/**
 * A course folder. Paths are relative with `/`, in Unicode's composed form (NFC): a Mac writes the names of files
 * decomposed, and texts link to them composed (spec 15.21). Symbolic links that point outside are listed in `leaving` and not
 * followed.
 */
export class CourseFolder {
  /** For the report. */
  readonly remarks: Remark[] = [];
  #alike: Map<string, string | null> | undefined;

  private constructor(
    readonly root: string,
    private readonly files: ReadonlyMap<string, FileOfCourse>,
    readonly leaving: ReadonlySet<string>,
  ) {}

  /** @throws {ImportRefused} if `path` is not a folder or is too large */
  static async open(path: string): Promise<CourseFolder> {
    let root: string;
    try {
      root = await realpath(path);
      if (!(await stat(root)).isDirectory())
        throw new ImportRefused(`${path} is a file, not a course folder.`);
    } catch (error) {
      if (error instanceof ImportRefused) throw error;
      throw new ImportRefused(`There is no folder at ${path}.`);
    }
    const files = new Map<string, FileOfCourse>();
    const leaving = new Set<string>();
    const walk = async (relative: string, depth: number): Promise<void> => {
      if (depth > IMPORT_LIMITS.folderDepth) {
        throw new ImportRefused(`${relative} lies more than ${IMPORT_LIMITS.folderDepth} folders deep.`);
      }
      for (const entry of await readdir(join(root, relative), { withFileTypes: true })) {
        const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
        if (entry.isDirectory()) {
          if (!SKIPPED.has(entry.name)) await walk(child, depth + 1);
        } else await note(child, entry);
        if (files.size > IMPORT_LIMITS.files) {
          throw new ImportRefused(`${path} holds more than ${IMPORT_LIMITS.files} files.`);
        }
      }
    };
    const note = async (child: string, entry: Dirent): Promise<void> => {
      const real = entry.isSymbolicLink()
        ? await realpath(join(root, child)).catch(() => null)
        : join(root, child);
      if (real === null) return;
      if (!real.startsWith(root + sep)) {
        leaving.add(child.normalize('NFC'));
        return;
      }
      const found = await stat(real);
      const path = child.normalize('NFC');
      // Of two names that look the same, the composed one is meant.
      if (found.isFile() && (child === path || !files.has(path)))
        files.set(path, { place: child, bytes: found.size });
    };
    await walk('', 0);
    return new CourseFolder(root, files, leaving);
  }

  has(path: string): boolean {
    return this.#find(path) !== undefined;
  }

  bytes(path: string): number {
    return this.#find(path)?.bytes ?? 0;
  }

  paths(): string[] {
    return [...this.files.keys()].sort();
  }

  /** The path on disk of a file of the course. */
  locate(path: string): string {
    return join(this.root, this.#find(path)?.place ?? path);
  }

  #find(path: string): FileOfCourse | undefined {
    return this.files.get(this.actual(path));
  }

  /**
   * The path of a file as it is in the folder. A path without a file leads to the only one whose path differs in capital
   * letters, backslashes or percent-encoded characters: authors write links on systems that do not mind (spec 15.190).
   * @returns `path` in NFC if there is no such file
   */
  actual(path: string): string {
    const exact = path.normalize('NFC');
    if (this.files.has(exact)) return exact;
    this.#alike ??= this.#index();
    return this.#alike.get(alikeOf(exact)) ?? exact;
  }

  /** Paths by what {@link alikeOf} makes of them; null for two files. */
  #index(): Map<string, string | null> {
    const found = new Map<string, string | null>();
    for (const path of this.files.keys()) {
      const key = alikeOf(path);
      found.set(key, found.has(key) ? null : path);
    }
    return found;
  }

  async read(path: string): Promise<Buffer> {
    return readFile(this.locate(path));
  }

  /** @throws {ImportRefused} if the file is too large, outside the folder or no text */
  async readText(path: string): Promise<string> {
    if (this.leaving.has(path))
      throw new ImportRefused(`${path} is a symbolic link that leaves the course folder.`);
    if (this.bytes(path) > IMPORT_LIMITS.textBytes) {
      throw new ImportRefused(`${path} is larger than ${IMPORT_LIMITS.textBytes / 1024} KB.`);
    }
    return this.decode(path, await this.read(path)).replaceAll('\u0000', '');
  }

  /**
   * The text of a file. One that is neither what it declares nor UTF-8 is read as Windows-1252, with a remark.
   * @throws {ImportRefused} if it is no text
   */
  decode(path: string, bytes: Buffer, declared?: string): string {
    const decoded = decodeText(bytes, { declared, fallback: 'windows-1252' });
    const expected = declared?.toUpperCase() ?? 'UTF-8';
    if (decoded === null)
      throw new ImportRefused(`${path} is not ${expected} text: save it as UTF-8 and import again.`);
    if (decoded.strangeLine !== undefined)
      this.remark(
        path,
        decoded.strangeLine,
        say('It is not {expected} text: it was read as Windows-1252.', { expected }),
      );
    return decoded.text;
  }

  /** Notes something about a file for the report. @param line from 1; null if it concerns no single line */
  remark(file: string, line: number | null, message: string): void {
    this.remarks.push({ file, line, message });
  }
}
