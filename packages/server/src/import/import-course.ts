import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TOO_SLOW } from '../content';
import type { Config } from '../platform/config';
import type { Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import { StepTooLong, type WorkerPool } from '../platform/workers';
import type { PreparedCourse } from './prepare-course';
import { type ImportProgress, ImportRefused, type ImportReport } from './report';
import { type CourseSource, importTask } from './task';
import { refusal } from './work';
import { ConcurrentImport, loadKnownIds, type Staging, writeCourse, type Written } from './write-course';

export interface ImportDeps {
  db: Executor;
  files: FileStore;
  workers: WorkerPool;
  config: Pick<Config, 'contentUrl'>;
}

export interface ImportRequest {
  source: CourseSource;
  ownerId: string | null;
  publish: boolean;
  staging?: Staging;
  /** Reads and converts everything, and writes nothing. */
  dryRun?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

const TRIES = 3;

/**
 * Imports a course, or updates the one with the same key. A worker reads and renders it, then one transaction writes
 * it. A failed import leaves nothing behind.
 * @throws {ImportRefused} with one sentence if it is not a course, or is malicious
 */
export async function importFrom(deps: ImportDeps, request: ImportRequest): Promise<ImportReport> {
  const started = performance.now();
  const workFolder = join(deps.files.folder, `.${randomUUID()}`);
  await mkdir(workFolder, { recursive: true });
  try {
    for (let left = TRIES; ; left -= 1) {
      const course = await prepare(deps, request, workFolder);
      if (request.dryRun) return reportOf(course, NOT_WRITTEN, started);
      try {
        return await write(deps, request, course, started);
      } catch (error) {
        if (!(error instanceof ConcurrentImport) || left === 1) throw error;
      }
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function prepare(
  { db, workers, config }: ImportDeps,
  { source, staging, onProgress }: ImportRequest,
  workFolder: string,
): Promise<PreparedCourse> {
  const outcome = await workers
    .run(
      importTask,
      { source, workFolder },
      {
        onProgress: (progress) => onProgress?.(progress as ImportProgress),
        onQuestion: (sourceKey) => loadKnownIds(db, { sourceKey: String(sourceKey), staging }),
      },
    )
    .catch((error: unknown) => {
      if (!(error instanceof StepTooLong)) throw error;
      throw new ImportRefused(refusal(error.subject, error.line, TOO_SLOW));
    });
  if (!outcome.ok) throw new ImportRefused(outcome.message);
  // Its scripts may never run on the site's own host (spec 14.260).
  if (outcome.course.package !== null && config.contentUrl === undefined)
    throw new ImportRefused(
      'SCORM packages need a host of their own on this site: its setting CONTENT_URL is missing.',
    );
  return outcome.course;
}

async function write(
  deps: ImportDeps,
  { ownerId, publish, staging, onProgress = () => {} }: ImportRequest,
  course: PreparedCourse,
  started: number,
): Promise<ImportReport> {
  const { db } = deps;
  const files = deps.files.remembering();
  const written = await files
    .sendAll(course.files)
    .then(() =>
      db.transaction((tx) => writeCourse(tx, { course, files, ownerId, publish, staging, onProgress })),
    )
    .catch(async (error: unknown) => {
      await files.discard(db);
      throw error;
    });
  return reportOf(course, written, started);
}

const NOT_WRITTEN: Written = {
  created: true,
  state: 'draft',
  removedLessons: 0,
  issues: [],
};

function reportOf(course: PreparedCourse, written: Written, started: number): ImportReport {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const quizzes = [
    ...lessons.flatMap((lesson) => lesson.quizzes),
    ...course.units.flatMap((unit) => unit.quizzes),
  ];
  return {
    courseId: course.courseId,
    title: course.title,
    created: written === NOT_WRITTEN ? course.known.courseId === null : written.created,
    dryRun: written === NOT_WRITTEN,
    state: written.state,
    counts: {
      units: course.units.length,
      lessons: lessons.length,
      texts: lessons.reduce((sum, lesson) => sum + lesson.texts.length, 0),
      quizzes: quizzes.length,
      questions: quizzes.reduce((sum, quiz) => sum + quiz.questions.length, 0),
      ...course.totals,
      removedLessons: written.removedLessons,
    },
    languages: course.languages,
    issues: [...course.issues, ...written.issues],
    milliseconds: Math.round(performance.now() - started),
  };
}
