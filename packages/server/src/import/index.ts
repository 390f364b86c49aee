import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import { users } from '../users/tables';
import { CourseFolder } from './folder';
import { readCourse } from './read-course';
import { type ImportProgress, ImportRefused, type ImportReport, Issues } from './report';
import { writeCourse } from './write-course';

export {
  formatProgress,
  formatReport,
  type ImportIssue,
  type ImportProgress,
  ImportRefused,
  type ImportReport,
} from './report';

export interface ImportOrder {
  db: Database;
  files: FileStore;
  /** Folder of the course. */
  path: string;
  /** Becomes the course's instructor; without it an earlier import's instructor stays. */
  ownerEmail?: string;
  /** Publish; without it a new course is a draft and an old one stays what it is. */
  publish?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Imports a Markdown course, or updates the one that was imported from a folder of the same name: one
 * transaction, so that either all of it is there afterwards or nothing changed.
 * @throws ImportRefused with one sentence for a person when the folder is no course, or a hostile one
 */
export async function importCourse(order: ImportOrder): Promise<ImportReport> {
  const { db, files, publish = false, onProgress = () => {} } = order;
  const ownerId = order.ownerEmail === undefined ? null : await findOwner(db, order.ownerEmail);
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

/** {@link importCourse} for a folder that is open already, under a key of the caller's choice. */
export async function importFolder(order: {
  db: Executor;
  files: FileStore;
  folder: CourseFolder;
  sourceKey: string;
  ownerId: string | null;
  publish: boolean;
  onProgress: (progress: ImportProgress) => void;
}): Promise<ImportReport> {
  const started = performance.now();
  const { db, files, folder, sourceKey, ownerId, publish, onProgress } = order;
  const issues = new Issues();
  const course = await readCourse(folder, issues, onProgress);
  const written = await db.transaction((tx) =>
    writeCourse(tx, { course, sourceKey, files, ownerId, publish, issues, onProgress }),
  );
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const quizzes = lessons.flatMap((lesson) => lesson.quizzes);
  return {
    courseId: written.courseId,
    title: course.title,
    created: written.created,
    state: written.state,
    counts: {
      units: course.units.length,
      lessons: lessons.length,
      texts: lessons.reduce((sum, lesson) => sum + lesson.documents.size, 0),
      quizzes: quizzes.length,
      questions: quizzes.reduce((sum, quiz) => sum + quiz.questions.length, 0),
      ...course.pictures.totals(),
      removedLessons: written.removedLessons,
    },
    languages: course.languages,
    issues: issues.list,
    milliseconds: Math.round(performance.now() - started),
  };
}

async function findOwner(db: Database, email: string): Promise<string> {
  const [owner] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  if (owner === undefined) throw new ImportRefused(`There is no account with the address ${email}.`);
  if (owner.role === 'user')
    throw new ImportRefused(`${email} is a learner: a course belongs to an instructor or an administrator.`);
  return owner.id;
}
