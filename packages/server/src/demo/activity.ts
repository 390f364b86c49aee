import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { courses, lessons, lessonTexts, units } from '../courses';
import { type ImportDeps, importFrom } from '../import';
import { DEMO_FOLDER } from './find';

/** A package of SCORM, and the unit of the course that gets its lesson, after all others. */
const ACTIVITY = {
  folder: 'cell-references',
  unit: '2-lists-that-work',
  title: 'Practise: read a small sheet',
} as const;

/** Imports the package as a course of its own, and moves its lesson into a unit of the course on spreadsheets. */
export async function addActivity(
  deps: ImportDeps,
  { courseId, ownerId }: { courseId: string; ownerId: string },
): Promise<void> {
  const { folder, unit, title } = ACTIVITY;
  const made = await importFrom(deps, {
    source: { kind: 'folder', path: join(DEMO_FOLDER, 'activities', folder), scope: '' },
    target: 'new',
    ownerId,
    publish: false,
  });
  await deps.db.transaction(async (tx) => {
    const [to] = await tx
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.courseId, courseId), eq(units.sourcePath, unit)));
    const [from] = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(units, and(eq(units.id, lessons.unitId), eq(units.courseId, made.courseId)));
    if (to === undefined || from === undefined)
      throw new Error(`The activity ${folder} or its unit ${unit} is missing.`);
    const position = 1 + (await tx.$count(lessons, eq(lessons.unitId, to.id)));
    await tx
      .update(lessons)
      .set({ unitId: to.id, position, title, sourcePath: `${unit}/lessons/4-${folder}` })
      .where(eq(lessons.id, from.id));
    await tx.update(lessonTexts).set({ title }).where(eq(lessonTexts.lessonId, from.id));
    await tx.delete(courses).where(eq(courses.id, made.courseId));
  });
}
