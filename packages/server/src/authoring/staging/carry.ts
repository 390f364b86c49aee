import { inArray } from 'drizzle-orm';
import { lessons, stagedId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { deleteUnusedBanks } from '../../quizzes';
import { copyPositions } from './copies';
import { copyBanks, copyCourse, copyLessons, copyUnits } from './copy';
import { type CourseOutline, differingParts, isReordered, readOutline } from './outline';

type Items = Map<string, ReadonlyMap<string, string>>;

const itemsOf = (kind: 'units' | 'lessons', { units: list }: CourseOutline): Items =>
  new Map(
    (kind === 'units' ? list : list.flatMap((unit) => unit.lessons)).map(({ id, parts }) => [id, parts]),
  );

const same = (a: ReadonlyMap<string, string> | undefined, b: ReadonlyMap<string, string> | undefined) =>
  a === undefined || b === undefined ? a === b : differingParts(a, b).length === 0;

/**
 * Runs an edit of a published course that has a staged copy, and repeats it in the copy. Items with staged changes
 * of their own are left as they are: they replace the edit when they are published.
 */
export async function carryIntoStagedCopy<T>(
  tx: Executor,
  courseId: string,
  edit: () => Promise<T>,
): Promise<T> {
  const before = await readOutline(tx, { courseId });
  const staged = await readOutline(tx, { courseId: stagedId(courseId) });
  const result = await edit();
  const after = await readOutline(tx, { courseId });
  const plan = (kind: 'units' | 'lessons') => {
    const [was, copy, now] = [itemsOf(kind, before), itemsOf(kind, staged), itemsOf(kind, after)];
    const touched = [...new Set([...was.keys(), ...now.keys()])].filter(
      (id) => same(was.get(id), copy.get(id)) && !same(was.get(id), now.get(id)),
    );
    return {
      written: touched.filter((id) => now.has(id)),
      removed: touched.filter((id) => !now.has(id)).map(stagedId),
    };
  };
  if (same(before.parts, staged.parts) && !same(before.parts, after.parts))
    await copyCourse(tx, { direction: 'stage', id: courseId });
  const bankPlan = planBanks(before, staged, after);
  await copyBanks(tx, { direction: 'stage', ids: bankPlan.written });
  const unitPlan = plan('units');
  await copyUnits(tx, { direction: 'stage', ids: unitPlan.written });
  const lessonPlan = plan('lessons');
  const present = new Set(
    (await readOutline(tx, { courseId: stagedId(courseId) })).units.map(({ id }) => id),
  );
  const unitOf = new Map(after.units.flatMap((unit) => unit.lessons.map(({ id }) => [id, unit.id])));
  await copyLessons(tx, {
    direction: 'stage',
    ids: lessonPlan.written.filter((id) => present.has(unitOf.get(id) ?? '')),
  });
  if (lessonPlan.removed.length > 0) await tx.delete(lessons).where(inArray(lessons.id, lessonPlan.removed));
  if (unitPlan.removed.length > 0) await tx.delete(units).where(inArray(units.id, unitPlan.removed));
  await carryOrder(tx, before, staged, after);
  if (bankPlan.removed) {
    const wanted = [...staged.banks.keys(), ...after.banks.keys()].filter(
      (id) => after.banks.has(id) || !before.banks.has(id),
    );
    await deleteUnusedBanks(tx, stagedId(courseId), wanted.map(stagedId));
  }
  return result;
}

/** What to do with the banks in the copy: those that the edit changed and the copy did not. */
function planBanks(before: CourseOutline, staged: CourseOutline, after: CourseOutline) {
  const touched = [...new Set([...before.banks.keys(), ...after.banks.keys()])].filter((id) => {
    const was = before.banks.get(id);
    return was === staged.banks.get(id) && was !== after.banks.get(id);
  });
  return {
    written: touched.filter((id) => after.banks.has(id)),
    removed: touched.some((id) => !after.banks.has(id)),
  };
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

async function carryOrder(tx: Executor, before: CourseOutline, staged: CourseOutline, after: CourseOutline) {
  if (
    isReordered(ids(before.units), ids(after.units)) &&
    !isReordered(ids(before.units), ids(staged.units))
  ) {
    await copyPositions(tx, { direction: 'stage', table: units, from: ids(after.units) });
  }
  // A lesson that moved has a position among the lessons of its new unit.
  const wasThere = new Set(before.units.flatMap((unit) => ids(unit.lessons)));
  for (const unit of after.units) {
    const was = before.units.find(({ id }) => id === unit.id);
    const copy = staged.units.find(({ id }) => id === unit.id);
    if (was === undefined || copy === undefined) continue;
    const moved = unit.lessons.some(({ id }) => wasThere.has(id) && !ids(was.lessons).includes(id));
    if (
      (moved || isReordered(ids(was.lessons), ids(unit.lessons))) &&
      !isReordered(ids(was.lessons), ids(copy.lessons))
    ) {
      await copyPositions(tx, { direction: 'stage', table: lessons, from: ids(unit.lessons) });
    }
  }
}
