import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { lessons, units } from '../courses';
import { enrolmentUnits } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import type { PreparedCourse } from './prepare-course';
import type { Issues } from './report';

interface Missing {
  /** Pairs of path and id. */
  missing: [string, string][];
  issues: Issues;
}

/**
 * Removes lessons and units that are no longer in the folder. Those that learners have studied or are enrolled in are
 * kept and reported.
 * @returns how many lessons were removed
 */
export async function removeMissing(
  tx: Executor,
  { course, issues }: { course: PreparedCourse; issues: Issues },
): Promise<number> {
  const present = new Set(
    course.units.flatMap((unit) => [unit.path, ...unit.lessons.map((lesson) => lesson.path)]),
  );
  const missing = (pairs: [string, string][]) => pairs.filter(([path]) => !present.has(path));
  const removed = await removeLessons(tx, { missing: missing(course.known.lessons), issues });
  await removeUnits(tx, { courseId: course.courseId, missing: missing(course.known.units), issues });
  return removed;
}

async function removeLessons(tx: Executor, { missing, issues }: Missing): Promise<number> {
  if (missing.length === 0) return 0;
  const ids = missing.map(([, id]) => id);
  const studied = await tx
    .selectDistinct({ id: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(inArray(lessonProgress.lessonId, ids));
  const kept = new Set(studied.map((row) => row.id));
  const removable = ids.filter((id) => !kept.has(id));
  const removed = await tx
    .delete(lessons)
    .where(inArray(lessons.id, ['', ...removable]))
    .returning({ id: lessons.id });
  for (const [path, id] of missing) {
    if (kept.has(id)) issues.add('kept', path, null, 'Learners have studied this lesson, so it was kept.');
  }
  return removed.length;
}

async function removeUnits(
  tx: Executor,
  { courseId, missing, issues }: Missing & { courseId: string },
): Promise<void> {
  if (missing.length === 0) return;
  const ids = missing.map(([, id]) => id);
  const used = await tx
    .selectDistinct({ id: lessons.unitId })
    .from(lessons)
    .where(inArray(lessons.unitId, ids));
  const owned = await tx
    .selectDistinct({ id: enrolmentUnits.unitId })
    .from(enrolmentUnits)
    .where(inArray(enrolmentUnits.unitId, ids));
  const kept = [...used, ...owned].map((row) => row.id);
  await tx
    .delete(units)
    .where(and(eq(units.courseId, courseId), inArray(units.id, ids), notInArray(units.id, ['', ...kept])));
  for (const [path, id] of missing) {
    if (kept.includes(id))
      issues.add(
        'kept',
        path,
        null,
        'Learners are enrolled in this unit or have studied in it, so it was kept.',
      );
  }
}
