import type { CourseState } from '@digiken/contract';
import { eq, sql } from 'drizzle-orm';
import { noteConversions, noteMedia } from '../content';
import { courses, lessons, refreshTotals, units } from '../courses';
import { followTeacher } from '../enrolment';
import type { Executor } from '../platform/database';
import type { RememberingStore } from '../platform/files';
import type { ChosenFacts } from './course-facts';
import { nameOf } from './drafts';
import type { KnownIds, PreparedCourse } from './prepare-course';
import { removeMissing } from './remove-missing';
import { type ImportIssue, type ImportProgress, Issues } from './report';
import { inChunks, updated } from '../platform/database/rows';
import { writeActivities } from './packages';
import { writeLessonQuizzes, writeTexts, writeVideos } from './write-lessons';
import { writeUnitQuizzes } from './write-unit-quizzes';
import type { Recorder } from './recorder';

/** Writes an import of a course whose edits are staged (spec R.90, R.93). */
export interface Staging {
  /** `copy`: writes the staged copy. `course`: writes the course and repeats the changes in its copy. */
  writes: 'copy' | 'course';
  /**
   * Runs an edit of the course itself and repeats it in its staged copy, if it has one.
   * @param edit writes the course in the same transaction
   */
  carry: <T>(tx: Executor, courseId: string, edit: () => Promise<T>) => Promise<T>;
  /**
   * Creates the staged copy if edits of the course are staged.
   * @returns whether the import writes to a staged copy
   */
  begin: (tx: Executor, courseId: string) => Promise<boolean>;
  /** The id of the row in the staged copy. */
  stagedId: (id: string) => string;
  /** The id of the published row. */
  publicId: (id: string) => string;
}

export interface WriteOrder {
  course: PreparedCourse;
  /** Default: what it replaces is not kept. */
  recorder?: Recorder;
  /** Default: writes the course itself. */
  staging?: Staging;
  /** The course waited for a decision and may have been edited since; see {@link rebased}. Default false. */
  rebases?: boolean;
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
  state: CourseState;
  removedLessons: number;
  /** Ids of units and lessons that are missing in the import and stay, because learners have them. */
  kept: string[];
  issues: ImportIssue[];
}

/** Another import of the same course was written after this one was prepared. */
export class ConcurrentImport extends Error {
  override name = 'ConcurrentImport';
}

/** Loads the ids that an earlier import gave to the course, its units and lessons, including its staged copy. */
export async function loadKnownIds(
  db: Executor,
  { sourceKey, staging }: { sourceKey: string; staging?: Staging | undefined },
): Promise<KnownIds> {
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.sourceKey, sourceKey));
  if (course === undefined) return { courseId: null, units: [], lessons: [] };
  const [copy] = staging
    ? await db
        .select({ id: courses.id })
        .from(courses)
        .where(eq(courses.id, staging.stagedId(course.id)))
    : [];
  const known = (id: string) => staging?.publicId(id) ?? id;
  const pairs = (found: { id: string; path: string | null }[]) =>
    // Earlier imports from a Mac have decomposed names.
    found.map(({ id, path }): [string, string] => [path?.normalize('NFC') ?? known(id), known(id)]);
  const read = async (id: string) => {
    const rows = await sourceRows(db, id);
    return { units: pairs(rows.units), lessons: pairs(rows.lessons) };
  };
  if (copy === undefined) return { courseId: course.id, ...(await read(course.id)) };
  const inCopy = await read(copy.id);
  if (staging?.writes === 'copy') return { courseId: course.id, ...inCopy };
  // New items of the copy have their ids already: reuse them in the course.
  const own = await read(course.id);
  const merged = (first: Pairs, second: Pairs) => {
    const paths = new Set(first.map(([path]) => path));
    return [...first, ...second.filter(([path]) => !paths.has(path))];
  };
  return {
    courseId: course.id,
    units: merged(own.units, inCopy.units),
    lessons: merged(own.lessons, inCopy.lessons),
  };
}

type Pairs = [string, string][];

async function sourceRows(db: Executor, rows: string) {
  const unitRows = await db
    .select({ id: units.id, path: units.sourcePath })
    .from(units)
    .where(eq(units.courseId, rows))
    .orderBy(units.id);
  const lessonRows = await db
    .select({ id: lessons.id, path: lessons.sourcePath })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, rows))
    .orderBy(lessons.id);
  return { units: unitRows, lessons: lessonRows };
}

/**
 * Writes a prepared course in the caller's transaction and updates the rows of an earlier import.
 * @throws {ConcurrentImport} if the course was imported again since it was prepared
 */
export async function writeCourse(tx: Executor, order: WriteOrder): Promise<Written> {
  const { staging, recorder } = order;
  const { sourceKey } = order.course;
  // Without the lock, two first imports of one folder would both insert a course.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sourceKey}))`);
  const prepared = order.rebases ? await rebased(tx, order.course, staging) : order.course;
  const known = await loadKnownIds(tx, { sourceKey, staging });
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
    updatedAt: order.now,
  };
  const { previews: _previews, ...chosen } = definedIn(course.chosen);
  await tx
    .insert(courses)
    .values({ id: courseId, sourceKey: course.sourceKey, level: 'beginner', ...chosen, ...row })
    .onConflictDoUpdate({
      target: courses.id,
      set: { ...row, version: sql`${courses.version} + 1` },
    });
  await writeUnits(tx, course);
  await writeLessons(tx, course, order);
  await writeUnitQuizzes(tx, course, order.recorder);
  const issues = new Issues();
  const { removedLessons, kept } = await removeMissing(tx, { course, issues, recorder: order.recorder });
  await refreshTotals(tx, courseId);
  await followTeacher(tx, courseId);
  return { created: existing === undefined, state, removedLessons, kept, issues: issues.list };
}

/**
 * A prepared course for a course that was edited since: what is no longer in the archive is found again.
 * @throws {ConcurrentImport} if the course was imported again or deleted since
 */
async function rebased(
  tx: Executor,
  course: PreparedCourse,
  staging: Staging | undefined,
): Promise<PreparedCourse> {
  const known = await loadKnownIds(tx, { sourceKey: course.sourceKey, staging });
  const ids = new Map([...known.units, ...known.lessons]);
  const same = ({ path, id }: { path: string; id: string }) => (ids.get(path) ?? id) === id;
  const items = course.units.flatMap((unit) => [unit, ...unit.lessons]);
  if (known.courseId !== course.known.courseId || !items.every(same)) throw new ConcurrentImport();
  return { ...course, known };
}

const definedIn = ({ level, audience, outcomes, previews }: ChosenFacts) => ({
  ...(level !== undefined && { level }),
  ...(audience !== undefined && { audience }),
  ...(outcomes !== undefined && { outcomes }),
  previews,
});

/** The same course with the ids of its rows in the staged copy; links in its texts keep the public ids. */
function inStagedCopy(course: PreparedCourse, { stagedId }: Staging): PreparedCourse {
  const pairs = (known: [string, string][]) =>
    known.map(([path, id]): [string, string] => [path, stagedId(id)]);
  return {
    ...course,
    courseId: stagedId(course.courseId),
    known: { ...course.known, units: pairs(course.known.units), lessons: pairs(course.known.lessons) },
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

async function writeUnits(tx: Executor, { courseId, units: prepared }: PreparedCourse): Promise<void> {
  const rows = prepared.map(({ id, path, title, summary }, index) => {
    return { id, courseId, sourcePath: path, position: index + 1, title, summary };
  });
  await inChunks(rows, (some) =>
    tx
      .insert(units)
      .values(some)
      .onConflictDoUpdate({
        target: units.id,
        set: { ...updated(units, ['position', 'title', 'summary']), version: sql`${units.version} + 1` },
      }),
  );
}

async function writeLessons(
  tx: Executor,
  { units: prepared, defaultLanguage, chosen, package: files }: PreparedCourse,
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
  const set = updated(lessons, ['unitId', 'position', 'title', 'minutes', 'weightBytes', 'defaultLanguage']);
  await inChunks(rows, (some) =>
    tx.insert(lessons).values(some).onConflictDoUpdate({ target: lessons.id, set }),
  );
  const all = prepared.flatMap((unit) => unit.lessons);
  await writeTexts(tx, { lessons: all, by, now }, (done) =>
    onProgress({ step: 'writing', done, total: all.length }),
  );
  await writeLessonQuizzes(tx, all, recorder);
  await writeVideos(tx, all);
  await writeActivities(tx, { package: files, lessons: all });
}
