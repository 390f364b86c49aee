import { and, eq, inArray, sql } from 'drizzle-orm';
import { keepVersions, lessons, publicId, refreshTotals, stagedId, units } from '../../courses';
import { enrolments, enrolmentUnits } from '../../enrolment';
import { lessonProgress } from '../../learning';
import type { Executor } from '../../platform/database';
import { deleteUnusedBanks } from '../../quizzes';
import { requestCoursePassages } from '../../tutor';
import { users } from '../../users';
import { type Move, movesThatTakeAway, stagedMoves } from '../curriculum/moved-lessons';
import { bankIds, copyPositions, dropStagedCopy, lessonIds, unitIds } from './copies';
import { copyBanks, copyCourse, copyLessons, copyUnits } from './copy';

/**
 * Publishes a course's staged copy in the caller's transaction, which has locked the course's row. Rows keep their
 * ids, so that enrolments, progress and addresses stay valid. Units that learners are enrolled in and lessons that
 * they have studied are kept. A lesson stays in its unit if learners would lose it by its move.
 * @param input `by`: who publishes, for the versions of lessons
 * @returns titles of the units and lessons that were removed or moved in the copy and are kept where they are
 */
export async function publishStagedCopy(
  tx: Executor,
  { courseId, by, at }: { courseId: string; by: string; at: Date },
): Promise<string[]> {
  const copy = stagedId(courseId);
  const stagedUnits = await unitIds(tx, copy);
  const stagedLessons = await lessonIds(tx, copy);
  const stay = await movesThatTakeAway(tx, courseId, await stagedMoves(tx, courseId));
  const { kept, emptied } = await removeVanished(
    tx,
    courseId,
    stagedUnits.map(publicId),
    stagedLessons.map(publicId),
  );
  await copyCourse(tx, { direction: 'publish', id: copy });
  const stagedBanks = await bankIds(tx, copy);
  await copyBanks(tx, { direction: 'publish', ids: stagedBanks });
  await copyUnits(tx, { direction: 'publish', ids: stagedUnits });
  await keepVersions(tx, { lessonIds: stagedLessons.map(publicId), origin: 'published', by, at }, () =>
    copyLessons(tx, { direction: 'publish', ids: stagedLessons }),
  );
  await requestCoursePassages(tx, { courseId, at });
  // Deleted last: until here, they held the lessons that moved to another unit.
  await tx.delete(units).where(inArray(units.id, ['', ...emptied]));
  await copyPositions(tx, { direction: 'publish', table: units, from: stagedUnits });
  await copyPositions(tx, { direction: 'publish', table: lessons, from: stagedLessons });
  await returnToUnits(tx, stay);
  await deleteUnusedBanks(tx, courseId, stagedBanks.map(publicId));
  await dropStagedCopy(tx, courseId);
  await refreshTotals(tx, courseId);
  return [...kept, ...stay.map(({ title }) => title)];
}

/**
 * Puts lessons that stay back at the end of their unit. The other lessons have their positions by then. No unit that
 * one stays in was deleted, because learners hold it.
 */
async function returnToUnits(tx: Executor, stay: readonly Move[]): Promise<void> {
  if (stay.length === 0) return;
  await tx.execute(sql`
    update lessons set unit_id = placed.unit_id, position = placed.last + placed.nth
    from (
      select back.id, back.unit_id, row_number() over (partition by back.unit_id order by back.at) as nth,
        (select coalesce(max(l.position), 0) from lessons l where l.unit_id = back.unit_id) as last
      from unnest(${sql.param(stay.map(({ lessonId }) => lessonId))}::text[],
        ${sql.param(stay.map(({ from }) => from))}::text[]) with ordinality as back (id, unit_id, at)) placed
    where lessons.id = placed.id`);
}

/** Removes lessons that are not in the copy. Returns what is kept, and the units to delete once lessons have moved. */
async function removeVanished(
  tx: Executor,
  courseId: string,
  presentUnits: readonly string[],
  presentLessons: readonly string[],
): Promise<{ kept: string[]; emptied: string[] }> {
  const wantedUnits = (await unitIds(tx, courseId)).filter((id) => !presentUnits.includes(id));
  const wantedLessons = (await lessonIds(tx, courseId)).filter((id) => !presentLessons.includes(id));
  if (wantedUnits.length + wantedLessons.length === 0) return { kept: [], emptied: [] };
  // Enrolments and lessons being opened hold a shared lock on these rows: wait for them before the check.
  const held = await heldUnits(tx, courseId, wantedUnits);
  const studied = await studiedLessons(tx, wantedLessons);
  const keptLessons = studied.filter(({ unitId }) => !held.some(({ id }) => id === unitId));
  const keep = new Set([...held.map(({ id }) => id), ...keptLessons.map(({ unitId }) => unitId)]);
  const keepLessons = new Set(studied.map(({ id }) => id));
  for (const id of await lessonsIn(tx, [...held.map((unit) => unit.id)])) keepLessons.add(id);
  await tx
    .delete(lessons)
    .where(inArray(lessons.id, ['', ...wantedLessons.filter((id) => !keepLessons.has(id))]));
  // Another row may now come from their path in the imported folder.
  await tx
    .update(lessons)
    .set({ sourcePath: null })
    .where(inArray(lessons.id, ['', ...wantedLessons]));
  await tx
    .update(units)
    .set({ sourcePath: null })
    .where(inArray(units.id, ['', ...wantedUnits]));
  return {
    kept: [...held, ...keptLessons].map(({ title }) => title),
    emptied: wantedUnits.filter((id) => !keep.has(id)),
  };
}

async function heldUnits(tx: Executor, courseId: string, wanted: readonly string[]) {
  if (wanted.length === 0) return [];
  await tx
    .select({ id: units.id })
    .from(units)
    .where(inArray(units.id, [...wanted]))
    .orderBy(units.id)
    .for('update');
  return tx
    .selectDistinct({ id: units.id, title: units.title })
    .from(units)
    .innerJoin(enrolments, eq(enrolments.courseId, courseId))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .where(
      and(inArray(units.id, [...wanted]), sql`(${enrolments.whole} or ${enrolmentUnits.unitId} is not null)`),
    );
}

async function studiedLessons(tx: Executor, wanted: readonly string[]) {
  if (wanted.length === 0) return [];
  await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(inArray(lessons.id, [...wanted]))
    .orderBy(lessons.id)
    .for('update');
  return tx
    .selectDistinct({ id: lessons.id, unitId: lessons.unitId, title: lessons.title })
    .from(lessons)
    .innerJoin(lessonProgress, eq(lessonProgress.lessonId, lessons.id))
    .innerJoin(users, eq(users.id, lessonProgress.userId))
    .where(and(inArray(lessons.id, [...wanted]), eq(users.role, 'user')));
}

async function lessonsIn(tx: Executor, wanted: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(inArray(lessons.unitId, ['', ...wanted]));
  return rows.map(({ id }) => id);
}
