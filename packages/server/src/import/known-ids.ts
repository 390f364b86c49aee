import { eq } from 'drizzle-orm';
import { courses, lessons, units } from '../courses';
import type { Executor } from '../platform/database';
import type { Staging } from './staging';

/** A unit or lesson that is there before an import. */
export interface KnownItem {
  /** Its place in the file that it was imported from; its id if it comes from none. */
  path: string;
  id: string;
  title: string;
}

export interface KnownLesson extends KnownItem {
  unitId: string;
}

/** What is in the course that an import updates. */
export interface KnownIds {
  /** Null: the import makes a new course. */
  courseId: string | null;
  units: KnownItem[];
  lessons: KnownLesson[];
}

export const NOTHING_KNOWN: KnownIds = { courseId: null, units: [], lessons: [] };

/**
 * The ids of a course and of what is in it, with its staged copy.
 * @returns {@link NOTHING_KNOWN} if there is no such course
 */
export async function loadKnownIds(
  db: Executor,
  { courseId, staging }: { courseId: string | null; staging?: Staging | undefined },
): Promise<KnownIds> {
  if (courseId === null) return NOTHING_KNOWN;
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId));
  if (course === undefined) return NOTHING_KNOWN;
  const [copy] = staging
    ? await db
        .select({ id: courses.id })
        .from(courses)
        .where(eq(courses.id, staging.stagedId(course.id)))
    : [];
  const read = (id: string) => readItems(db, id, staging);
  if (copy === undefined) return { courseId: course.id, ...(await read(course.id)) };
  const inCopy = await read(copy.id);
  if (staging?.writes === 'copy') return { courseId: course.id, ...inCopy };
  // New items of the copy have their ids already: reuse them in the course.
  const own = await read(course.id);
  const merged = <Item extends KnownItem>(first: Item[], second: Item[]) => {
    const paths = new Set(first.map(({ path }) => path));
    return [...first, ...second.filter(({ path }) => !paths.has(path))];
  };
  return {
    courseId: course.id,
    units: merged(own.units, inCopy.units),
    lessons: merged(own.lessons, inCopy.lessons),
  };
}

async function readItems(db: Executor, rows: string, staging: Staging | undefined) {
  const known = (id: string) => staging?.publicId(id) ?? id;
  const unitRows = await db
    .select({ id: units.id, path: units.sourcePath, title: units.title })
    .from(units)
    .where(eq(units.courseId, rows))
    .orderBy(units.id);
  const lessonRows = await db
    .select({ id: lessons.id, path: lessons.sourcePath, title: lessons.title, unitId: lessons.unitId })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, rows))
    .orderBy(lessons.id);
  // Earlier imports from a Mac have decomposed names.
  const placeOf = (path: string | null, id: string) => path?.normalize('NFC') ?? known(id);
  return {
    units: unitRows.map(({ id, path, title }) => ({ path: placeOf(path, id), id: known(id), title })),
    lessons: lessonRows.map(({ id, path, title, unitId }) => ({
      ...{ path: placeOf(path, id), id: known(id), title, unitId: known(unitId) },
    })),
  };
}
