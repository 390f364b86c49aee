import type { CourseState } from '@digiken/contract';
import { eq, sql } from 'drizzle-orm';
import { noteConversions, noteMedia } from '../content';
import { courseFacts, courses, lessons, pickFields, refreshTotals, unitFacts, units } from '../courses';
import { followTeacher } from '../enrolment';
import type { Executor } from '../platform/database';
import type { RememberingStore } from '../platform/files';
import { nameOf } from './drafts';
import { requestCoursePassages } from '../tutor';
import { suggestedCourses } from './identity';
import { type KnownItem, loadKnownIds } from './known-ids';
import type { PreparedCourse } from './prepare-course';
import { removeMissing } from './remove-missing';
import { retarget } from './retarget';
import { type ImportIssue, type ImportProgress, Issues } from './report';
import { inChunks, updated } from '../platform/database/rows';
import { writeActivities } from './packages';
import { writeLessonQuizzes, writeTexts, writeVideos } from './write-lessons';
import { writeUnitQuizzes } from './write-unit-quizzes';
import type { Recorder } from './recorder';
import type { Staging } from './staging';

export interface WriteOrder {
  course: PreparedCourse;
  /** Default: what it replaces is not kept. */
  recorder?: Recorder;
  /** Default: writes the course itself. */
  staging?: Staging;
  /**
   * The course that it updates, or null for a new one, if the import waited for this decision: it was prepared as a new
   * course. Default: the one that it was prepared for.
   */
  target?: string | null;
  /** Refuses to write if one of the writer's courses may be this one by now. Null: any course of the site. */
  unlessSuggested?: { writer: string | null } | undefined;
  files: RememberingStore;
  /** False: its files are not stored, because the transaction is rolled back. Default true. */
  keepsFiles?: boolean;
  ownerId: string | null;
  publish: boolean;
  /** When the course changes. */
  now: Date;
  onProgress: (progress: ImportProgress) => void;
}

export interface Written {
  created: boolean;
  /** Title of the course before its update. */
  titleBefore: string | null;
  state: CourseState;
  removedLessons: number;
  /** Ids of units and lessons that are missing in the import and stay, because learners have them. */
  kept: string[];
  issues: ImportIssue[];
}

/** The course was imported again, edited or removed after this import was prepared. */
export class ConcurrentImport extends Error {
  override name = 'ConcurrentImport';
}

/**
 * Writes a prepared course in the caller's transaction: a new one, or the update of the course that it was prepared for.
 * @throws {ConcurrentImport} if that course changed since, or if one was written that may be this one
 */
export async function writeCourse(tx: Executor, order: WriteOrder): Promise<Written> {
  const { staging, recorder, unlessSuggested } = order;
  const { sourceKey } = order.course;
  // Two imports of one file by one person: the second one sees what the first one has written.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sourceKey}))`);
  if (unlessSuggested && (await suggestedCourses(tx, { sourceKey, ...unlessSuggested })).length > 0)
    throw new ConcurrentImport();
  const courseId = order.target === undefined ? order.course.known.courseId : order.target;
  if (courseId !== null)
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
  const known = await loadKnownIds(tx, { courseId, staging });
  if (known.courseId !== courseId) throw new ConcurrentImport();
  const prepared = order.target === undefined ? order.course : retarget(order.course, known);
  if (JSON.stringify(known) !== JSON.stringify(prepared.known)) throw new ConcurrentImport();
  const staged =
    known.courseId !== null && staging !== undefined && (await staging.begin(tx, known.courseId));
  const course = staged ? inStagedCopy(prepared, staging) : prepared;
  const write = async () => {
    if (known.courseId !== null) await recorder?.begin(tx, course.courseId);
    const written = await writeRows(tx, order, course);
    if (known.courseId !== null) await recorder?.end(tx, course.courseId);
    return written;
  };
  if (staged || known.courseId === null || staging === undefined) return write();
  return staging.carry(tx, known.courseId, write);
}

async function writeRows(tx: Executor, order: WriteOrder, course: PreparedCourse): Promise<Written> {
  const { files } = order;
  const { courseId } = course;
  if (order.keepsFiles !== false) await storeFiles(tx, files, course);
  if (course.cover !== null) await files.publish(tx, course.cover);
  const [existing] = await tx
    .select({ title: courses.title, state: courses.state, ownerId: courses.ownerId })
    .from(courses)
    .where(eq(courses.id, courseId));
  // It was written before: only an update may replace it.
  if (existing !== undefined && course.known.courseId === null) throw new ConcurrentImport();
  const state = order.publish ? 'published' : (existing?.state ?? 'draft');
  const row = {
    title: course.title,
    summary: course.summary,
    descriptionMarkdown: course.description.markdown,
    descriptionHtml: course.description.html,
    state,
    // An update by a co-instructor or an administrator changes no owner.
    ownerId: existing?.ownerId ?? order.ownerId,
    image: course.cover,
    languages: course.languages,
    updatedAt: order.now,
  };
  await tx
    .insert(courses)
    .values({
      id: courseId,
      sourceKey: course.sourceKey,
      level: 'beginner',
      ...pickFields(course.chosen, courseFacts),
      ...row,
    })
    .onConflictDoUpdate({
      target: courses.id,
      set: {
        ...row,
        sourceKey: sql`case when ${courses.stagedForId} is null
          then coalesce(${courses.sourceKey}, excluded.source_key) end`,
        version: sql`${courses.version} + 1`,
      },
    });
  await writeUnits(tx, course);
  await writeLessons(tx, course, order);
  await writeUnitQuizzes(tx, course, order.recorder);
  const issues = new Issues();
  const { removedLessons, kept } = await removeMissing(tx, { course, issues, recorder: order.recorder });
  await refreshTotals(tx, courseId);
  await followTeacher(tx, courseId);
  await requestCoursePassages(tx, { courseId, at: order.now });
  return {
    created: existing === undefined,
    titleBefore: existing?.title ?? null,
    state,
    removedLessons,
    kept,
    issues: issues.list,
  };
}

/** The same course with the ids of its rows in the staged copy; links in its texts keep the public ids. */
function inStagedCopy(course: PreparedCourse, { stagedId }: Staging): PreparedCourse {
  const staged = <Item extends KnownItem>(known: Item[]) =>
    known.map((item) => ({ ...item, id: stagedId(item.id) }));
  return {
    ...course,
    courseId: stagedId(course.courseId),
    known: { ...course.known, units: staged(course.known.units), lessons: staged(course.known.lessons) },
    units: course.units.map((unit) => ({
      ...unit,
      id: stagedId(unit.id),
      lessons: unit.lessons.map((lesson) => ({ ...lesson, id: stagedId(lesson.id) })),
    })),
  };
}

/** Puts the files of a prepared course in the store, with their records. */
export async function storeFiles(
  tx: Executor,
  files: RememberingStore,
  course: PreparedCourse,
): Promise<void> {
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
  await noteConversions(tx, course.conversions);
}

const idsOf = (items: readonly KnownItem[]) => new Set(items.map(({ id }) => id));

async function writeUnits(
  tx: Executor,
  { courseId, units: prepared, chosen }: PreparedCourse,
): Promise<void> {
  const rows = prepared.map(({ id, path, title, summary }, index) => ({
    ...pickFields(chosen.units?.[path] ?? {}, unitFacts),
    ...{ id, courseId, sourcePath: path, position: index + 1, title, summary },
  }));
  await inChunks(rows, (some) =>
    tx
      .insert(units)
      .values(some)
      .onConflictDoUpdate({
        target: units.id,
        set: {
          ...updated(units, ['sourcePath', 'position', 'title', 'summary']),
          version: sql`${units.version} + 1`,
        },
      }),
  );
}

async function writeLessons(
  tx: Executor,
  { units: prepared, defaultLanguage, chosen, package: files, known }: PreparedCourse,
  { ownerId: by, now, onProgress, recorder }: WriteOrder,
): Promise<void> {
  const rows = prepared.flatMap((unit, unitIndex) =>
    unit.lessons.map((lesson, index) => {
      const original = lesson.texts.find(({ language }) => language === defaultLanguage);
      return {
        id: lesson.id,
        sourcePath: lesson.path,
        // The first lesson is a preview. An instructor's later choice is kept.
        preview: chosen.previews?.includes(lesson.path) ?? (unitIndex === 0 && index === 0),
        unitId: unit.id,
        position: index + 1,
        title: lesson.title,
        minutes: original?.minutes ?? 1,
        weightBytes: original?.weightBytes ?? 0,
        defaultLanguage,
      };
    }),
  );
  const set = updated(lessons, [
    ...(['unitId', 'sourcePath', 'position', 'title'] as const),
    ...(['minutes', 'weightBytes', 'defaultLanguage'] as const),
  ]);
  await inChunks(rows, (some) =>
    tx.insert(lessons).values(some).onConflictDoUpdate({ target: lessons.id, set }),
  );
  const all = prepared.flatMap((unit) => unit.lessons);
  await writeTexts(tx, { lessons: all, known: idsOf(known.lessons), by, now }, (done) =>
    onProgress({ step: 'writing', done, total: all.length }),
  );
  await writeLessonQuizzes(tx, all, recorder);
  await writeVideos(tx, all);
  await writeActivities(tx, { package: files, lessons: all });
}
