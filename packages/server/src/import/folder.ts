import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { IMPORT_LIMITS } from './limits';
import { ImportRefused } from './report';

const SKIPPED = new Set(['.git', 'node_modules']);

/**
 * A course folder. Paths are relative with `/`. Symbolic links that point outside are listed in `leaving` and not
 * followed.
 */
export class CourseFolder {
  private constructor(
    readonly root: string,
    private readonly sizes: Map<string, number>,
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
    const sizes = new Map<string, number>();
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
        if (sizes.size > IMPORT_LIMITS.files) {
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
        leaving.add(child);
        return;
      }
      const found = await stat(real);
      if (found.isFile()) sizes.set(child, found.size);
    };
    await walk('', 0);
    return new CourseFolder(root, sizes, leaving);
  }

  has(path: string): boolean {
    return this.sizes.has(path);
  }

  bytes(path: string): number {
    return this.sizes.get(path) ?? 0;
  }

  paths(): string[] {
    return [...this.sizes.keys()].sort();
  }

  /** The path on disk of a file of the course. */
  locate(path: string): string {
    return join(this.root, path);
  }

  async read(path: string): Promise<Buffer> {
    return readFile(this.locate(path));
  }

  /** @throws {ImportRefused} if the file is too large, outside the folder or not UTF-8 */
  async readText(path: string): Promise<string> {
    if (this.leaving.has(path))
      throw new ImportRefused(`${path} is a symbolic link that leaves the course folder.`);
    if (this.bytes(path) > IMPORT_LIMITS.textBytes) {
      throw new ImportRefused(`${path} is larger than ${IMPORT_LIMITS.textBytes / 1024} KB.`);
    }
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(await this.read(path));
    } catch {
      throw new ImportRefused(`${path} is not UTF-8 text: save it as UTF-8 and import again.`);
    }
    return text.replaceAll('\u0000', '');
  }
}
