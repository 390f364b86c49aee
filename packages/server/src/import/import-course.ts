import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findConversions, TOO_SLOW } from '../content';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config';
import type { Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import { StepTooLong, type WorkerPool } from '../platform/workers';
import { type Imported, NOT_WRITTEN, reportOf } from './course-report';
import { hold } from './held-course';
import { type ImportTarget, type SuggestedCourse, suggestedCourses } from './identity';
import { type KnownIds, loadKnownIds, NOTHING_KNOWN } from './known-ids';
import type { PreparedCourse } from './prepare-course';
import { type ImportProgress, ImportRefused, ImportUndecided } from './report';
import { type CourseSource, type ImportQuestion, importTask } from './task';
import { refusal } from './work';
import type { Recorder } from './recorder';
import type { Staging } from './staging';
import { tryWriting } from './trial';
import { ConcurrentImport, writeCourse, type Written } from './write-course';

export interface ImportDeps {
  db: Executor;
  files: FileStore;
  workers: WorkerPool;
  clock: Clock;
  config: Pick<Config, 'contentUrl'>;
}

export interface ImportRequest {
  source: CourseSource;
  /** The owner of a new course. An update changes no owner. */
  ownerId: string | null;
  target: ImportTarget;
  publish: boolean;
  staging?: Staging;
  recorder?: Recorder;
  /** Reads and converts everything, and writes nothing. */
  dryRun?: boolean;
  /** Looks at what the import of an existing course writes; nothing of it stays. Only with `dryRun`. */
  look?: Look;
  /**
   * An import that updates a course, or may be one, waits for a decision: its files are stored, and nothing else is
   * written. Otherwise an update is written, and an undecided import is refused.
   */
  holds?: boolean;
  onProgress?: (progress: ImportProgress) => void;
}

/** @param write writes the course in `tx` */
export type Look = (tx: Executor, courseId: string, write: () => Promise<Written>) => Promise<void>;

const TRIES = 3;

/**
 * Imports a course as a new one or as the update of one. A worker reads and renders it, then one transaction writes it.
 * A failed import leaves nothing behind.
 * @throws {ImportRefused} with one sentence if it is not a course, or is malicious
 * @throws {ImportUndecided} if it may be a course that is there, and nobody said so
 */
export async function importFrom(deps: ImportDeps, request: ImportRequest): Promise<Imported> {
  const started = performance.now();
  const workFolder = join(deps.files.folder, `.${randomUUID()}`);
  await mkdir(workFolder, { recursive: true });
  try {
    for (let left = TRIES; ; left -= 1) {
      const { course, suggested } = await prepare(deps, request, workFolder);
      const updates = typeof request.target === 'object';
      try {
        if (request.holds && (updates || suggested.length > 0)) return await hold(deps, course, started);
        if (suggested.length > 0) throw new ImportUndecided(course.title, suggested);
        if (request.dryRun) return await dryRun(deps, request, course, started);
        return await write(deps, request, course, started);
      } catch (error) {
        if (!(error instanceof ConcurrentImport) || left === 1) throw error;
      }
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function dryRun(
  deps: ImportDeps,
  { ownerId, publish, staging, look }: ImportRequest,
  course: PreparedCourse,
  started: number,
): Promise<Imported> {
  const { courseId } = course.known;
  const written =
    look === undefined || courseId === null
      ? NOT_WRITTEN
      : await tryWriting(deps, { course, ownerId, publish, staging }, (tx, run) => look(tx, courseId, run));
  return reportOf(course, { ...written, state: NOT_WRITTEN.state }, { started, dryRun: true });
}

export const noCourse = (id: string): string => `There is no course with the id ${id}.`;

/** @returns the course, and for an undecided import the courses that it may be */
async function prepare(
  { db, files, workers, config }: ImportDeps,
  { source, ownerId, target, holds, staging, onProgress }: ImportRequest,
  workFolder: string,
): Promise<{ course: PreparedCourse; suggested: SuggestedCourse[] }> {
  let suggested: SuggestedCourse[] = [];
  const knownIds = async (sourceKey: string): Promise<KnownIds> => {
    if (target === 'undecided') suggested = await suggestedCourses(db, { sourceKey, writer: ownerId });
    if (typeof target !== 'object' || holds) return NOTHING_KNOWN;
    return loadKnownIds(db, { courseId: target.update, staging });
  };
  const outcome = await workers
    .run(
      importTask,
      { source, workFolder },
      {
        onProgress: (progress) => onProgress?.(progress as ImportProgress),
        onQuestion: async (asked) => {
          const question = asked as ImportQuestion;
          return question.about === 'ids'
            ? knownIds(question.sourceKey)
            : findConversions({ db, files }, question);
        },
      },
    )
    .catch((error: unknown) => {
      if (!(error instanceof StepTooLong)) throw error;
      throw new ImportRefused(refusal(error.subject, error.line, TOO_SLOW));
    });
  if (!outcome.ok) throw new ImportRefused(outcome.message);
  if (typeof target === 'object' && !holds && outcome.course.known.courseId === null)
    throw new ImportRefused(noCourse(target.update));
  // Its scripts may never run on the site's own host (spec 14.260).
  if (outcome.course.package !== null && config.contentUrl === undefined)
    throw new ImportRefused(
      'SCORM packages need a host of their own on this site: its setting CONTENT_URL is missing.',
    );
  return { course: outcome.course, suggested };
}

async function write(
  deps: ImportDeps,
  { ownerId, target, publish, staging, recorder, onProgress = () => {} }: ImportRequest,
  course: PreparedCourse,
  started: number,
): Promise<Imported> {
  const { db, clock } = deps;
  const files = deps.files.remembering();
  const written = await files
    .sendAll(course.files)
    .then(() =>
      db.transaction((tx) =>
        writeCourse(tx, {
          course,
          files,
          ownerId,
          publish,
          staging,
          recorder,
          unlessSuggested: target === 'undecided' ? { writer: ownerId } : undefined,
          now: clock.now(),
          onProgress,
        }),
      ),
    )
    .catch(async (error: unknown) => {
      await files.discard(db);
      throw error;
    });
  return reportOf(course, written, { started });
}
