import type { Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import type { CourseFolder } from './folder';
import { type ReadCourse, readCourse } from './read-course';
import { type ImportProgress, type ImportReport, Issues } from './report';
import { writeCourse } from './write-course';

export interface FolderOrder {
  db: Executor;
  files: FileStore;
  folder: CourseFolder;
  /** Reads what the folder holds; a Markdown course without it. */
  read?: typeof readCourse;
  /** Importing under the same key again updates the course. */
  sourceKey: string | ((course: ReadCourse) => string);
  ownerId: string | null;
  publish: boolean;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Imports a folder that is open already, in one transaction; when it fails, the files that it stored go too.
 * @throws ImportRefused when the folder holds no course, or a hostile one
 */
export async function importFolder(order: FolderOrder): Promise<ImportReport> {
  const started = performance.now();
  const { db, folder, read = readCourse, ownerId, publish, onProgress } = order;
  const issues = new Issues();
  const course = await read(folder, issues, onProgress);
  const sourceKey = typeof order.sourceKey === 'string' ? order.sourceKey : order.sourceKey(course);
  const files = order.files.remembering();
  const written = await db
    .transaction((tx) => writeCourse(tx, { course, sourceKey, files, ownerId, publish, issues, onProgress }))
    .catch(async (error: unknown) => {
      await files.discard(db);
      throw error;
    });
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
      ...course.downloads.totals(),
      removedLessons: written.removedLessons,
    },
    languages: course.languages,
    issues: issues.list,
    milliseconds: Math.round(performance.now() - started),
  };
}
