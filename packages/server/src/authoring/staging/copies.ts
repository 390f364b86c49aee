import { and, eq, inArray, sql } from 'drizzle-orm';
import { courses, lessons, publicId, stagedId, units } from '../../courses';
import type { Executor } from '../../platform/database';
import { questionBanks } from '../../quizzes';
import { lessonDrafts } from '../tables';
import { copyBanks, copyCourse, copyLessons, copyUnits, type Direction } from './copy';

export const unitIds = async (tx: Executor, courseId: string): Promise<string[]> =>
  (await tx.select({ id: units.id }).from(units).where(eq(units.courseId, courseId))).map(({ id }) => id);

export const bankIds = async (tx: Executor, courseId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(eq(questionBanks.courseId, courseId));
  return rows.map(({ id }) => id);
};

export const lessonIds = async (tx: Executor, courseId: string): Promise<string[]> => {
  const rows = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId));
  return rows.map(({ id }) => id);
};

/**
 * Creates the staged copy of a published course with all rows of its content. The caller has locked the course's row.
 * @param input `userIds`: the authors, whose drafts of its lessons move to the copy
 */
export async function makeStagedCopy(
  tx: Executor,
  { courseId, userIds }: { courseId: string; userIds: readonly string[] },
): Promise<void> {
  await copyCourse(tx, { direction: 'stage', id: courseId });
  await copyBanks(tx, { direction: 'stage', ids: await bankIds(tx, courseId) });
  await copyUnits(tx, { direction: 'stage', ids: await unitIds(tx, courseId) });
  const copied = await lessonIds(tx, courseId);
  await copyLessons(tx, { direction: 'stage', ids: copied });
  await moveDrafts(tx, { direction: 'stage', from: copied, userIds });
}

/** Deletes the staged copy. Drafts of published lessons move back to them. */
export async function dropStagedCopy(tx: Executor, courseId: string): Promise<void> {
  const copy = stagedId(courseId);
  const published = new Set((await lessonIds(tx, courseId)).map(stagedId));
  const staged = await lessonIds(tx, copy);
  await moveDrafts(tx, { direction: 'publish', from: staged.filter((id) => published.has(id)) });
  await tx.delete(courses).where(eq(courses.id, copy));
}

async function moveDrafts(
  tx: Executor,
  {
    direction,
    from,
    userIds,
  }: { direction: Direction; from: readonly string[]; userIds?: readonly string[] },
) {
  if (from.length === 0) return;
  const rows = await tx
    .delete(lessonDrafts)
    .where(
      and(
        inArray(lessonDrafts.lessonId, [...from]),
        userIds === undefined ? undefined : inArray(lessonDrafts.userId, [...userIds]),
      ),
    )
    .returning();
  if (rows.length === 0) return;
  const rename = direction === 'stage' ? stagedId : publicId;
  await tx
    .insert(lessonDrafts)
    .values(rows.map((row) => ({ ...row, lessonId: rename(row.lessonId) })))
    .onConflictDoNothing();
}

/** Copies the positions of rows to their counterparts. */
export async function copyPositions(
  tx: Executor,
  {
    direction,
    table,
    from,
  }: {
    direction: Direction;
    table: typeof units | typeof lessons;
    /** Ids of the source rows. */
    from: readonly string[];
  },
): Promise<void> {
  const rename = direction === 'stage' ? stagedId : publicId;
  const rows = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(inArray(table.id, [...from, '']));
  if (rows.length === 0) return;
  const ids = sql.param(rows.map(({ id }) => rename(id)));
  const positions = sql.param(rows.map(({ position }) => position));
  await tx.execute(sql`
    update ${table} set position = moved.position
    from unnest(${ids}::text[], ${positions}::integer[]) as moved (id, position)
    where ${table.id} = moved.id and ${table.position} <> moved.position`);
}
