import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { lessons, units } from '../courses';
import { enrolmentUnits } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import type { KnownItem } from './known-ids';
import type { PreparedCourse } from './prepare-course';
import type { Issues } from './report';
import type { Recorder } from './recorder';

interface Missing {
  missing: readonly KnownItem[];
  issues: Issues;
  recorder?: Recorder | undefined;
}

/**
 * Removes lessons and units that are no longer in the folder. Those that learners have studied or are enrolled in are
 * kept and reported.
 * @returns how many lessons were removed, and the ids of what was kept
 */
export async function removeMissing(
  tx: Executor,
  { course, issues, recorder }: { course: PreparedCourse; issues: Issues; recorder?: Recorder | undefined },
): Promise<{ removedLessons: number; kept: string[] }> {
  const present = new Set(
    course.units.flatMap((unit) => [unit.id, ...unit.lessons.map((lesson) => lesson.id)]),
  );
  const missing = (items: readonly KnownItem[]) => items.filter(({ id }) => !present.has(id));
  const lessonsGone = await removeLessons(tx, { missing: missing(course.known.lessons), issues, recorder });
  const unitsKept = await removeUnits(tx, {
    courseId: course.courseId,
    missing: missing(course.known.units),
    issues,
    recorder,
  });
  return { removedLessons: lessonsGone.removed, kept: [...unitsKept, ...lessonsGone.kept] };
}

async function removeLessons(
  tx: Executor,
  { missing, issues, recorder }: Missing,
): Promise<{ removed: number; kept: string[] }> {
  if (missing.length === 0) return { removed: 0, kept: [] };
  const ids = missing.map(({ id }) => id);
  const studied = await tx
    .selectDistinct({ id: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(inArray(lessonProgress.lessonId, ids));
  const kept = new Set(studied.map((row) => row.id));
  const removable = ids.filter((id) => !kept.has(id));
  await recorder?.removing(tx, 'lessons', removable);
  const removed = await tx
    .delete(lessons)
    .where(inArray(lessons.id, ['', ...removable]))
    .returning({ id: lessons.id });
  for (const { path, id } of missing) {
    if (kept.has(id)) issues.add('kept', path, null, 'Learners have studied this lesson, so it was kept.');
  }
  return { removed: removed.length, kept: [...kept] };
}

async function removeUnits(
  tx: Executor,
  { courseId, missing, issues, recorder }: Missing & { courseId: string },
): Promise<string[]> {
  if (missing.length === 0) return [];
  const ids = missing.map(({ id }) => id);
  const used = await tx
    .selectDistinct({ id: lessons.unitId })
    .from(lessons)
    .where(inArray(lessons.unitId, ids));
  const owned = await tx
    .selectDistinct({ id: enrolmentUnits.unitId })
    .from(enrolmentUnits)
    .where(inArray(enrolmentUnits.unitId, ids));
  const kept = [...used, ...owned].map((row) => row.id);
  await recorder?.removing(
    tx,
    'units',
    ids.filter((id) => !kept.includes(id)),
  );
  await tx
    .delete(units)
    .where(and(eq(units.courseId, courseId), inArray(units.id, ids), notInArray(units.id, ['', ...kept])));
  for (const { path, id } of missing) {
    if (kept.includes(id))
      issues.add(
        'kept',
        path,
        null,
        'Learners are enrolled in this unit or have studied in it, so it was kept.',
      );
  }
  return ids.filter((id) => kept.includes(id));
}
