import type { CourseState } from '@digiken/contract';
import { eq, sql } from 'drizzle-orm';
import { noteMedia } from '../content';
import { courses, lessons, refreshTotals, units } from '../courses';
import { followTeacher } from '../enrolment';
import type { Executor } from '../platform/database';
import type { RememberingStore } from '../platform/files';
import { nameOf } from './drafts';
import type { KnownIds, PreparedCourse } from './prepare-course';
import { removeMissing } from './remove-missing';
import { type ImportIssue, type ImportProgress, Issues } from './report';
import { inChunks, updated } from './rows';
import { writeQuizzes, writeTexts, writeVideos } from './write-lessons';

export interface WriteOrder {
  course: PreparedCourse;
  files: RememberingStore;
  ownerId: string | null;
  publish: boolean;
  onProgress: (progress: ImportProgress) => void;
}

export interface Written {
  created: boolean;
  state: CourseState;
  removedLessons: number;
  issues: ImportIssue[];
}

/** Another import of the same course was written after this one was prepared. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** The ids that an earlier import of a course gave to it, its units and lessons. */
export async function loadKnownIds(db: Executor, sourceKey: string): Promise<KnownIds> {
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.sourceKey, sourceKey));
  if (course === undefined) return { courseId: null, units: [], lessons: [] };
  const unitRows = await db
    .select({ id: units.id, path: units.sourcePath })
    .from(units)
    .where(eq(units.courseId, course.id))
    .orderBy(units.id);
  const lessonRows = await db
    .select({ id: lessons.id, path: lessons.sourcePath })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, course.id))
    .orderBy(lessons.id);
  const pairs = (rows: { id: string; path: string | null }[]) =>
    rows.map(({ id, path }): [string, string] => [path ?? id, id]);
  return { courseId: course.id, units: pairs(unitRows), lessons: pairs(lessonRows) };
}

/**
 * Writes a prepared course in the caller's transaction, updating what an earlier import left.
 * @throws {ChangedMeanwhile} when another import of it came first
 */
export async function writeCourse(tx: Executor, order: WriteOrder): Promise<Written> {
  const { course, files, onProgress } = order;
  const { courseId, sourceKey } = course;
  // Two imports of one folder would each find nothing to update and both insert.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sourceKey}))`);
  if (JSON.stringify(await loadKnownIds(tx, sourceKey)) !== JSON.stringify(course.known)) {
    throw new ChangedMeanwhile();
  }
  await storeFiles(tx, files, course);
  const [existing] = await tx
    .select({ state: courses.state, ownerId: courses.ownerId })
    .from(courses)
    .where(eq(courses.id, courseId));
  const state = order.publish ? 'published' : (existing?.state ?? 'draft');
  const row = {
    title: course.title,
    summary: course.summary,
    descriptionMarkdown: course.description.markdown,
    descriptionHtml: course.description.html,
    state,
    ownerId: order.ownerId ?? existing?.ownerId ?? null,
    image: course.cover,
    languages: course.languages,
    updatedAt: new Date(),
  };
  await tx
    .insert(courses)
    .values({ id: courseId, sourceKey, level: 'beginner', ...row })
    .onConflictDoUpdate({ target: courses.id, set: row });
  await writeUnits(tx, course);
  await writeLessons(tx, course, onProgress);
  const issues = new Issues();
  const removedLessons = await removeMissing(tx, course, issues);
  await refreshTotals(tx, courseId);
  await followTeacher(tx, courseId);
  return { created: existing === undefined, state, removedLessons, issues: issues.list };
}

async function storeFiles(tx: Executor, files: RememberingStore, course: PreparedCourse): Promise<void> {
  await files.adoptAll(tx, course.files);
  const rows = course.files
    .filter(({ width, title }) => width !== undefined || title !== undefined)
    .map((file) => ({
      name: nameOf(file),
      width: file.width ?? null,
      height: file.height ?? null,
      small: file.small ?? null,
      title: file.title ?? null,
    }));
  await inChunks(rows, (some) => noteMedia(tx, some));
}

async function writeUnits(tx: Executor, { courseId, units: prepared }: PreparedCourse): Promise<void> {
  const rows = prepared.map(({ id, path, title, summary }, index) => {
    return { id, courseId, sourcePath: path, position: index + 1, title, summary };
  });
  await inChunks(rows, (some) =>
    tx
      .insert(units)
      .values(some)
      .onConflictDoUpdate({ target: units.id, set: updated(units, ['position', 'title', 'summary']) }),
  );
}

async function writeLessons(
  tx: Executor,
  { units: prepared, defaultLanguage }: PreparedCourse,
  onProgress: WriteOrder['onProgress'],
): Promise<void> {
  const rows = prepared.flatMap((unit, unitIndex) =>
    unit.lessons.map((lesson, index) => {
      const original = lesson.texts.find(({ language }) => language === defaultLanguage);
      return {
        id: lesson.id,
        sourcePath: lesson.path,
        // A visitor can try the first lesson; an instructor's later choice stays.
        preview: unitIndex === 0 && index === 0,
        unitId: unit.id,
        position: index + 1,
        title: lesson.title,
        minutes: original?.minutes ?? 1,
        weightBytes: original?.weightBytes ?? 0,
        defaultLanguage,
      };
    }),
  );
  const set = updated(lessons, ['unitId', 'position', 'title', 'minutes', 'weightBytes', 'defaultLanguage']);
  await inChunks(rows, (some) =>
    tx.insert(lessons).values(some).onConflictDoUpdate({ target: lessons.id, set }),
  );
  const all = prepared.flatMap((unit) => unit.lessons);
  await writeTexts(tx, all, (done) => onProgress({ step: 'writing', done, total: all.length }));
  await writeQuizzes(tx, all);
  await writeVideos(tx, all);
}
