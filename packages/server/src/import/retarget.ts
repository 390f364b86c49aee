import { type KnownIds } from './known-ids';
import { matchItems } from './match-items';
import type { PreparedCourse } from './prepare-course';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * A prepared course as the update of a course: what is there already keeps its ids, also in links between texts.
 * @param course prepared as a new course, or for the same one
 */
export function retarget(course: PreparedCourse, known: KnownIds): PreparedCourse {
  const { units, lessons } = matchItems(course, known);
  const ids = new Map([[course.courseId, known.courseId ?? course.courseId]]);
  for (const unit of course.units) {
    ids.set(unit.id, units.get(unit.path) ?? unit.id);
    for (const lesson of unit.lessons) ids.set(lesson.id, lessons.get(lesson.path) ?? lesson.id);
  }
  const inText = (text: string) => text.replace(ID, (id) => ids.get(id) ?? id);
  return {
    ...course,
    known,
    courseId: inText(course.courseId),
    description: renamed(course.description, inText),
    units: renamed(course.units, inText),
  };
}

/** A copy of plain data with all its texts changed. */
function renamed<T>(value: T, inText: (text: string) => string): T {
  if (typeof value === 'string') return inText(value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, inText)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, inText)])) as T;
}
