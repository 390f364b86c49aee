import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Task } from '../platform/workers';
import { MANIFEST } from './cartridge/manifest';
import { readCartridge } from './cartridge/read-cartridge';
import { Drafts } from './drafts';
import { CourseFolder } from './folder';
import { type KnownIds, type PreparedCourse, prepareCourse } from './prepare-course';
import { readCourse } from './read-course';
import { ImportRefused, Issues } from './report';
import { unpack } from './unzip';
import { Work } from './work';

/** The source of a course, with the parts of its key in the database. */
export type CourseSource =
  /** Importing the same key again updates the course. */
  | { kind: 'folder'; path: string; sourceKey: string | null }
  /** `scope` separates the courses of different users. */
  | { kind: 'archive'; path: string; name: string; scope: string };

export interface ImportInput {
  source: CourseSource;
  /** A temporary folder of the job, on the disk of the file store. */
  workFolder: string;
}

export type ImportOutcome = { ok: true; course: PreparedCourse } | { ok: false; message: string };

/** Reads, checks and renders a course. Asks the main thread once for existing ids: see {@link KnownIds}. */
export const importTask: Task<ImportInput, ImportOutcome> = {
  name: 'import',
  async run({ source, workFolder }, context) {
    try {
      const drafts = join(workFolder, 'files');
      await mkdir(drafts, { recursive: true });
      const reading = {
        issues: new Issues(),
        drafts: new Drafts(drafts),
        work: new Work(context),
        onProgress: context.progress,
      };
      const { folder, cartridge, keyOf } = await openSource(source, workFolder);
      const course = await (cartridge ? readCartridge : readCourse)(folder, reading);
      const sourceKey = keyOf(course.key);
      const known = (await context.ask(sourceKey)) as KnownIds;
      return { ok: true, course: await prepareCourse(course, sourceKey, known, reading) };
    } catch (error) {
      if (error instanceof ImportRefused) return { ok: false, message: error.message };
      throw error;
    }
  },
};

interface OpenSource {
  folder: CourseFolder;
  /** A Common Cartridge; a Markdown course otherwise. */
  cartridge: boolean;
  /** @param own the course's own name; null to use the name of its folder or archive */
  keyOf: (own: string | null) => string;
}

async function openSource(source: CourseSource, workFolder: string): Promise<OpenSource> {
  if (source.kind === 'folder') {
    const folder = await CourseFolder.open(source.path);
    return { folder, cartridge: false, keyOf: () => source.sourceKey ?? `markdown:${basename(folder.root)}` };
  }
  const { path, name, scope } = source;
  const unpacked = await mkdtemp(join(workFolder, 'archive-'));
  await unpack(path, unpacked, name);
  const found = await findCourse(unpacked, name);
  const folder = await CourseFolder.open(found.path);
  const cartridge = folder.has(MANIFEST);
  const kind = cartridge ? 'cartridge' : 'markdown';
  return { folder, cartridge, keyOf: (own) => `${kind}:${scope}${own ?? found.key}` };
}

/** The course is at the root of the archive, or in its only folder. */
async function findCourse(folder: string, name: string): Promise<{ path: string; key: string }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const isCourse = (names: string[]) => names.some((entry) => entry === MANIFEST || entry === 'README.md');
  if (isCourse(entries.map((entry) => entry.name)))
    return { path: folder, key: basename(name, extname(name)) };
  const [only, ...more] = entries;
  if (only?.isDirectory() && more.length === 0) {
    const path = join(folder, only.name);
    if (isCourse(await readdir(path))) return { path, key: only.name };
  }
  throw new ImportRefused(
    `No course found in ${name}: a Common Cartridge has ${MANIFEST}, a Markdown course README.md.`,
  );
}
