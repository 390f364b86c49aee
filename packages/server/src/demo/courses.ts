import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { categories, courses, refreshTotals, units } from '../courses';
import { type ImportDeps, importFrom } from '../import';
import type { Executor } from '../platform/database';
import { addActivity } from './activity';
import { DEMO_CATEGORIES, DEMO_COURSES, type DemoCourse } from './courses-content';
import { ago } from './days';
import { courseOf, DEMO_FOLDER, personOf, sourceKeyOf } from './find';
import { addDemoQuizzes } from './quizzes';
import { submitDemoCourse } from './review';

/** Adds the categories. Call it in a transaction. */
export async function addCategories(tx: Executor, now: Date): Promise<void> {
  const all = Object.entries(DEMO_CATEGORIES);
  await tx
    .insert(categories)
    .values(all.map(([name, nameSw], index) => ({ name, nameSw, createdAt: ago(now, all.length - index) })));
}

/**
 * Imports a course with its prices, quizzes and activity, and publishes or submits it.
 * @throws {ImportRefused} if its folder is no course
 */
export async function addCourse(deps: ImportDeps, now: Date, course: DemoCourse): Promise<void> {
  const { folder, facts, prices = {}, state } = course;
  const createdAt = ago(now, course.daysOld);
  const owner = await personOf(deps.db, course.owner);
  const path = join(DEMO_FOLDER, 'courses', folder);
  const { courseId } = await importFrom(deps, {
    source: { kind: 'folder', path, scope: '', sourceKey: sourceKeyOf(folder) },
    target: 'new',
    ownerId: owner.id,
    publish: state === 'published',
  });
  if (folder === 'spreadsheets') await addActivity(deps, { courseId, ownerId: owner.id });
  await deps.db.transaction(async (tx) => {
    const [category] = await tx.select().from(categories).where(eq(categories.name, course.category));
    await tx
      .update(courses)
      .set({ ...facts, categoryId: category?.id, createdAt, updatedAt: createdAt })
      .where(eq(courses.id, courseId));
    for (const [unit, price] of Object.entries(prices))
      await tx
        .update(units)
        .set({ price })
        .where(and(eq(units.courseId, courseId), eq(units.sourcePath, unit)));
    await refreshTotals(tx, courseId);
    await addDemoQuizzes(tx, { courseId, folder });
    if (state === 'review')
      await submitDemoCourse(tx, { courseId, ownerId: owner.id, submittedAt: createdAt });
  });
}

/** Whole shillings of some units of a demo course; default: of all of them. */
export function priceOf(folder: string, chosen?: readonly string[]): number {
  const { prices = {} } = DEMO_COURSES.find((course) => course.folder === folder) ?? {};
  const counted = Object.entries(prices).filter(([unit]) => chosen?.includes(unit) ?? true);
  return counted.reduce((sum, [, price]) => sum + price, 0);
}

/** The ids of units of a demo course, by their folders. @throws if one is missing */
export async function unitsOf(db: Executor, folder: string, chosen: readonly string[]): Promise<string[]> {
  const { id } = await courseOf(db, folder);
  const rows = await db
    .select({ id: units.id, path: units.sourcePath })
    .from(units)
    .where(eq(units.courseId, id));
  return chosen.map((path) => {
    const unit = rows.find((row) => row.path === path);
    if (unit === undefined) throw new Error(`The demo course ${folder} has no unit ${path}.`);
    return unit.id;
  });
}
