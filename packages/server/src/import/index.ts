import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { courses, notStaged } from '../courses';
import { plainEmail } from '@digiken/contract/constants';
import type { Executor } from '../platform/database';
import type { Services } from '../platform/services';
import { findByEmail } from '../users';
import type { Imported } from './course-report';
import { importFrom, type Look, noCourse } from './import-course';
import { type ImportProgress, ImportRefused, type ImportReport } from './report';
import type { Recorder } from './recorder';
import type { ImportTarget } from './identity';
import type { Staging } from './staging';

export { kindOfHead } from './archive-kind';
export { VIDEO_CLASS } from './cartridge/lessons';
export type { Imported } from './course-report';
export { writeHeld } from './held-course';
export { unusedKeys, splitFrontMatter } from './front-matter';
export { type ImportDeps, importFrom, type Look } from './import-course';
export type { PreparedCourse } from './prepare-course';
export {
  formatProgress,
  formatReport,
  type ImportProgress,
  ImportRefused,
  type ImportReport,
  ImportUndecided,
} from './report';
export { questionFileTask, readQuestionsIn } from './read-questions';
export { inKiswahili } from './sentences';
export { importTask } from './task';
export { languageLabel } from './videos';
export type { Recorder } from './recorder';
export { type ImportTarget, suggestedCourses } from './identity';
export type { Staging } from './staging';
export { tryWriting } from './trial';
export { ConcurrentImport, type Written } from './write-course';

type Deps = Pick<Services, 'db' | 'files' | 'workers' | 'clock' | 'config'>;

export interface ArchiveOrder {
  path: string;
  /** Becomes the instructor of a new course. */
  ownerId?: string | null;
  /** Default `undecided`, which suggests only courses that this user writes. */
  target?: ImportTarget;
  /** `draft` (the default): a new course is a draft, an existing one keeps its state. */
  state?: 'draft' | 'published';
  /** The file's original name, if `path` is a temporary file. */
  name?: string;
  /** Stages the update of a published course. */
  staging?: Staging;
  /** Keeps what an update replaces. */
  recorder?: Recorder;
  /** What updates a course, or may be one, waits for a decision. */
  holds?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a course from an archive in any of the formats of `FORMATS`. Either all of it is imported or nothing changes.
 * @throws {ImportRefused} with one sentence if the archive contains no course, or is malicious
 * @throws {ImportUndecided} if it may be a course that is there and `target` does not say so
 */
export const importArchive = (
  deps: Deps,
  { path, ownerId = null, target = 'undecided', state, name = basename(path), ...more }: ArchiveOrder,
): Promise<Imported> =>
  importFrom(deps, {
    source: { kind: 'archive', path, name, scope: scopeOf(ownerId) },
    ownerId,
    target,
    publish: state === 'published',
    ...more,
  });

/** Keeps the names of sources of different owners apart. */
const scopeOf = (ownerId: string | null) => (ownerId === null ? '' : `${ownerId}:`);

export interface ImportOrder {
  /** A folder or an archive in any of the formats of `FORMATS`. */
  path: string;
  /** Becomes the instructor of a new course. The course of an update must belong to them, or to nobody. */
  ownerEmail?: string;
  /** Default `undecided`, which suggests courses that the owner writes; without an owner, every course of the site. */
  target?: ImportTarget;
  /** Publishes the course. Otherwise a new course is a draft and an existing one keeps its state. */
  publish?: boolean;
  /** Reads and converts everything for the report, and writes nothing. */
  dryRun?: boolean;
  /** Looks at what a dry run of an existing course would write. */
  look?: Look;
  /** Carries the changes into the staged copy of a published course. */
  staging?: Staging;
  /** Keeps what an update replaces. */
  recorder?: Recorder;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a course as a new one or as the update of one. Either all of it is imported or nothing changes.
 * @throws {ImportRefused} with one sentence if it is not a course, is malicious, or would update another owner's course
 * @throws {ImportUndecided} if it may be a course that is there and `target` does not say so
 */
export async function importCourse(
  deps: Deps,
  { path, ownerEmail, target = 'undecided', publish = false, ...more }: ImportOrder,
): Promise<ImportReport> {
  const ownerId = ownerEmail === undefined ? null : await findOwner(deps.db, ownerEmail);
  if (typeof target === 'object') await checkCourse(deps.db, target.update, ownerId);
  const isFile = (await stat(path).catch(() => undefined))?.isFile();
  return importFrom(deps, {
    source: isFile
      ? { kind: 'archive', path, name: basename(path), scope: scopeOf(ownerId) }
      : { kind: 'folder', path, scope: scopeOf(ownerId) },
    ownerId,
    target,
    publish,
    ...more,
  });
}

async function checkCourse(db: Executor, courseId: string, ownerId: string | null): Promise<void> {
  const [course] = await db
    .select({ ownerId: courses.ownerId })
    .from(courses)
    .where(and(eq(courses.id, courseId), notStaged));
  if (course === undefined) throw new ImportRefused(noCourse(courseId));
  if (ownerId === null || course.ownerId === null || course.ownerId === ownerId) return;
  throw new ImportRefused(
    `The course with the id ${courseId} belongs to another instructor. Leave out the owner to update it.`,
  );
}

async function findOwner(db: Executor, email: string): Promise<string> {
  const owner = await findByEmail(db, plainEmail(email));
  if (owner === undefined) throw new ImportRefused(`There is no account with the address ${email}.`);
  if (owner.role === 'user')
    throw new ImportRefused(`${email} is a learner: a course belongs to an instructor or an administrator.`);
  return owner.id;
}
