import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../platform/database';
import type { FileStore } from '../platform/files';
import { findByEmail } from '../users';
import { importArchiveAs } from './archive';
import { CourseFolder } from './folder';
import { importFolder } from './import-folder';
import { type ImportProgress, ImportRefused, type ImportReport } from './report';

export { type ArchiveOptions, importArchive } from './archive';
export { CourseFolder } from './folder';
export { importFolder } from './import-folder';
export { finishText, type RenderedText } from './render';
export { ID_PREFIX } from './sanitise';
export { finishHeadings, parseMarkdown } from './text-document';
export { languageLabel } from './videos';
export { importWords } from './words';
export {
  formatProgress,
  formatReport,
  type ImportIssue,
  type ImportProgress,
  ImportRefused,
  type ImportReport,
  Issues,
} from './report';

export interface ImportOrder {
  db: Database;
  files: FileStore;
  /** Folder of a Markdown course, or an archive: a Common Cartridge or a zipped folder. */
  path: string;
  /** Becomes the course's instructor; without it an earlier import's instructor stays. */
  ownerEmail?: string;
  /** Publish; without it a new course is a draft and an old one stays what it is. */
  publish?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a course, or updates the one that was imported from the same place (a folder or zip of the same
 * name, a cartridge of the same identifier): one transaction, so that either all of it is there afterwards or
 * nothing changed.
 * @throws ImportRefused with one sentence for a person when this is no course, or a hostile one
 */
export async function importCourse(order: ImportOrder): Promise<ImportReport> {
  const { db, files, publish = false, onProgress = () => {} } = order;
  const ownerId = order.ownerEmail === undefined ? null : await findOwner(db, order.ownerEmail);
  if ((await stat(order.path).catch(() => undefined))?.isFile()) {
    const state = publish ? 'published' : 'draft';
    return importArchiveAs(
      { db, files },
      order.path,
      { ownerId: ownerId ?? undefined, state, onProgress },
      '',
    );
  }
  const folder = await CourseFolder.open(order.path);
  return importFolder({
    db,
    files,
    folder,
    sourceKey: `markdown:${basename(folder.root)}`,
    ownerId,
    publish,
    onProgress,
  });
}

async function findOwner(db: Database, email: string): Promise<string> {
  const owner = await findByEmail(db, email.trim().toLowerCase());
  if (owner === undefined) throw new ImportRefused(`There is no account with the address ${email}.`);
  if (owner.role === 'user')
    throw new ImportRefused(`${email} is a learner: a course belongs to an instructor or an administrator.`);
  return owner.id;
}
