import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { plainEmail } from '@digiken/contract/constants';
import type { Executor } from '../platform/database';
import type { Services } from '../platform/services';
import { findByEmail } from '../users';
import { type Imported, importFrom, type Look } from './import-course';
import { type ImportProgress, ImportRefused, type ImportReport } from './report';
import type { Recorder } from './recorder';
import type { Staging } from './write-course';

export { kindOfHead } from './archive-kind';
export { VIDEO_CLASS } from './cartridge/lessons';
export { type Imported, importFrom, type Look, tryWriting, writeHeld } from './import-course';
export type { PreparedCourse } from './prepare-course';
export {
  formatProgress,
  formatReport,
  type ImportProgress,
  ImportRefused,
  type ImportReport,
} from './report';
export { questionFileTask, readQuestionsIn } from './read-questions';
export { inKiswahili } from './sentences';
export { importTask } from './task';
export { languageLabel } from './videos';
export type { Recorder } from './recorder';
export { ConcurrentImport, type Staging, type Written } from './write-course';

type Deps = Pick<Services, 'db' | 'files' | 'workers' | 'clock' | 'config'>;

export interface ArchiveOrder {
  path: string;
  /** Becomes the course's instructor. Importing a course again updates this user's own course, never another user's. */
  ownerId?: string;
  /** `draft` (the default): a new course is a draft, an existing one keeps its state. */
  state?: 'draft' | 'published';
  /** The file's original name, if `path` is a temporary file. */
  name?: string;
  /** Stages the update of a published course. */
  staging?: Staging;
  /** Keeps what an update replaces. */
  recorder?: Recorder;
  /** Decides whether an update of an existing course waits for a decision. */
  hold?: (courseId: string) => Promise<boolean>;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a course from an archive in any of the formats of `FORMATS`. Either all of it is imported or nothing changes.
 * @throws {ImportRefused} with one sentence if the archive contains no course, or is malicious
 */
export const importArchive = (
  deps: Deps,
  { path, ownerId, state, name = basename(path), ...more }: ArchiveOrder,
): Promise<Imported> =>
  importFrom(deps, {
    source: { kind: 'archive', path, name, scope: ownerId === undefined ? '' : `${ownerId}:` },
    ownerId: ownerId ?? null,
    publish: state === 'published',
    ...more,
  });

export interface ImportOrder {
  /** A folder or an archive in any of the formats of `FORMATS`. */
  path: string;
  /** Becomes the course's instructor. Default: the instructor of the earlier import. */
  ownerEmail?: string;
  /** Publishes the course. Otherwise a new course is a draft and an existing one keeps its state. */
  publish?: boolean;
  /** Reads and converts everything for the report, and writes nothing. */
  dryRun?: boolean;
  /** Looks at what a dry run of an existing course would write. */
  look?: Look;
  /** Carries the changes into the staged copy of a published course. */
  staging?: Staging;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a course, or updates the one that was imported from the same place (a folder or zip of the same name, a
 * cartridge with the same identifier). Either all of it is imported or nothing changes.
 * @throws {ImportRefused} with one sentence if it is not a course, or is malicious
 */
export async function importCourse(
  deps: Deps,
  { path, ownerEmail, publish = false, ...more }: ImportOrder,
): Promise<ImportReport> {
  const ownerId = ownerEmail === undefined ? null : await findOwner(deps.db, ownerEmail);
  const isFile = (await stat(path).catch(() => undefined))?.isFile();
  return importFrom(deps, {
    source: isFile
      ? { kind: 'archive', path, name: basename(path), scope: '' }
      : { kind: 'folder', path, sourceKey: null },
    ownerId,
    publish,
    ...more,
  });
}

async function findOwner(db: Executor, email: string): Promise<string> {
  const owner = await findByEmail(db, plainEmail(email));
  if (owner === undefined) throw new ImportRefused(`There is no account with the address ${email}.`);
  if (owner.role === 'user')
    throw new ImportRefused(`${email} is a learner: a course belongs to an instructor or an administrator.`);
  return owner.id;
}
