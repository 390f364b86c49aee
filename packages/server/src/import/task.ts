import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { KnownPicture } from '../content';
import type { Task } from '../platform/workers';
import { ACCEPTED } from './accepted';
import { archiveKind } from './archive-kind';
import { Drafts } from './drafts';
import { CourseFolder } from './folder';
import { type CourseFormat, FORMATS, formatOf, isCourse, SIGNS } from './formats';
import type { KnownIds } from './known-ids';
import { IMPORT_LIMITS } from './limits';
import { type PreparedCourse, prepareCourse } from './prepare-course';
import { ImportRefused, Issues } from './report';
import { untar } from './untar';
import { unpack } from './unzip';
import { Work } from './work';

/** The source of a course, with what its key in the database says. */
export type CourseSource =
  | { kind: 'folder'; path: string; scope: string; sourceKey?: string }
  | { kind: 'archive'; path: string; name: string; scope: string };

export interface ImportInput {
  source: CourseSource;
  /** A temporary folder of the job, on the disk of the file store. */
  workFolder: string;
}

export type ImportOutcome = { ok: true; course: PreparedCourse } | { ok: false; message: string };

/** What the task asks the main thread: the ids of the course that it updates, and pictures that are converted already. */
export type ImportQuestion =
  | { about: 'ids'; sourceKey: string }
  | { about: 'conversions'; recipe: string; sources: readonly string[] };

/** Reads, checks and renders a course. */
export const importTask: Task<ImportInput, ImportOutcome> = {
  name: 'import',
  long: true,
  async run({ source, workFolder }, context) {
    const ask = (question: ImportQuestion) => context.ask(question);
    try {
      const drafts = join(workFolder, 'files');
      await mkdir(drafts, { recursive: true });
      const reading = {
        issues: new Issues(),
        drafts: new Drafts(drafts),
        work: new Work(context),
        askForConversions: async (recipe: string, sources: readonly string[]) =>
          (await ask({ about: 'conversions', recipe, sources })) as KnownPicture[],
        onProgress: context.progress,
      };
      const { folder, format, keyOf } = await openSource(source, workFolder);
      const course = await FORMATS[format].read(folder, reading);
      for (const { file, line, message } of folder.remarks)
        reading.issues.add('structure', file, line, message);
      const sourceKey = keyOf(course.key);
      const known = (await ask({ about: 'ids', sourceKey })) as KnownIds;
      return { ok: true, course: await prepareCourse(course, sourceKey, known, reading) };
    } catch (error) {
      if (error instanceof ImportRefused) return { ok: false, message: error.message };
      throw error;
    }
  },
};

interface OpenSource {
  folder: CourseFolder;
  format: CourseFormat;
  /** @param own the course's own name; null to use the name of its folder or archive */
  keyOf: (own: string | null) => string;
}

async function openSource(source: CourseSource, workFolder: string): Promise<OpenSource> {
  if (source.kind === 'folder') {
    const folder = await CourseFolder.open(source.path);
    const format = (await formatOf(folder)) ?? 'markdown';
    const keyOf = (own: string | null) =>
      source.sourceKey ?? `${format}:${source.scope}${own ?? basename(folder.root)}`;
    return { folder, format, keyOf };
  }
  const { path, name, scope } = source;
  const unpacked = await mkdtemp(join(workFolder, 'archive-'));
  await unpackAny(path, unpacked, name);
  const found = await findCourse(unpacked, name);
  const folder = await CourseFolder.open(found.path);
  const format = (await formatOf(folder)) ?? 'markdown';
  return { folder, format, keyOf: (own) => `${format}:${scope}${own ?? found.key}` };
}

/** The kind of an archive is in its first bytes, whatever its name says. */
async function unpackAny(path: string, folder: string, name: string): Promise<void> {
  const kind = await archiveKind(path, name);
  if (kind === 'zip') return unpack(path, folder, name);
  if (kind !== null) return untar(path, folder, { name, zipped: kind === 'gzip' });
  throw new ImportRefused(
    `${name} is not a zip archive or a .tar.gz, or it was cut short: a course is ${ACCEPTED}.`,
  );
}

/** The course is at the root of the archive, or in its only folder, or in the only folder of that one, and so on. */
async function findCourse(folder: string, name: string): Promise<{ path: string; key: string }> {
  let path = folder;
  let key = basename(name, extname(name));
  for (let depth = 0; depth <= IMPORT_LIMITS.folderDepth; depth += 1) {
    const entries = await readdir(path, { withFileTypes: true });
    const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
    const has = (file: string) =>
      file.includes('/') ? existsSync(join(path, file)) : names.has(file.toLowerCase());
    if (isCourse(has)) return { path, key };
    const [only, ...more] = entries;
    if (!only?.isDirectory() || more.length > 0) break;
    path = join(path, only.name);
    key = only.name;
  }
  throw new ImportRefused(`No course found in ${name}: ${SIGNS}.`);
}
