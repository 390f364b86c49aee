import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { Services } from '../platform/services';
import { MANIFEST } from './cartridge/manifest';
import { readCartridge } from './cartridge/read-cartridge';
import { CourseFolder } from './folder';
import { importFolder } from './import-folder';
import { type ImportProgress, ImportRefused, type ImportReport } from './report';
import { unpack } from './unzip';

export interface ArchiveOptions {
  /** Becomes the course's instructor. Sent again, a course updates this person's own one, never another's. */
  ownerId?: string;
  /** `draft` (the default): a new course is a draft, an old one stays what it is. */
  state?: 'draft' | 'published';
  /** What the person calls the file, where `filePath` is a temporary one. */
  name?: string;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a course from an archive: a Common Cartridge 1.1 to 1.3 (`.imscc`), or a `.zip` of a Markdown course
 * folder. All of it is there afterwards, or nothing changed.
 * @throws ImportRefused with one sentence for a person when the archive holds no course, or is hostile
 */
export const importArchive = (
  services: Pick<Services, 'db' | 'files'>,
  filePath: string,
  options: ArchiveOptions = {},
): Promise<ImportReport> =>
  importArchiveAs(services, filePath, options, options.ownerId === undefined ? '' : `${options.ownerId}:`);

/** {@link importArchive} with the part of the course's lasting key that keeps one person's courses from another's. */
export async function importArchiveAs(
  { db, files }: Pick<Services, 'db' | 'files'>,
  filePath: string,
  options: ArchiveOptions,
  scope: string,
): Promise<ImportReport> {
  const { ownerId = null, state = 'draft', name = basename(filePath), onProgress = () => {} } = options;
  const temporary = await mkdtemp(join(tmpdir(), 'digiken-import-'));
  try {
    await unpack(filePath, temporary, name);
    const { path, key } = await findCourse(temporary, name);
    const folder = await CourseFolder.open(path);
    const cartridge = folder.has(MANIFEST);
    return await importFolder({
      db,
      files,
      folder,
      read: cartridge ? readCartridge : undefined,
      sourceKey: (course) => `${cartridge ? 'cartridge' : 'markdown'}:${scope}${course.key ?? key}`,
      ownerId,
      publish: state === 'published',
      onProgress,
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The course lies at the archive's top, or in the one folder that the archive holds. */
async function findCourse(folder: string, name: string): Promise<{ path: string; key: string }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const holdsCourse = (names: string[]) => names.some((entry) => entry === MANIFEST || entry === 'README.md');
  if (holdsCourse(entries.map((entry) => entry.name))) {
    return { path: folder, key: basename(name, extname(name)) };
  }
  const [only, ...more] = entries;
  if (only?.isDirectory() && more.length === 0) {
    const path = join(folder, only.name);
    if (holdsCourse(await readdir(path))) return { path, key: only.name };
  }
  throw new ImportRefused(
    `No course found in ${name}: a Common Cartridge holds ${MANIFEST}, a Markdown course README.md.`,
  );
}
