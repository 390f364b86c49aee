import { sql } from 'drizzle-orm';
import { publicId, stagedId } from '../../courses';
import type { Executor } from '../../platform/database';

/** A lesson that leaves a unit. All ids are those of published rows. */
export interface Move {
  lessonId: string;
  title: string;
  from: string;
  to: string;
}

/**
 * Of these moves, those by which a learner would lose the lesson: they own the unit that it leaves, and neither the
 * whole course nor the unit that it enters. Locks the units that lessons leave: an enrolment in progress holds a
 * shared lock on them.
 */
export async function movesThatTakeAway(
  tx: Executor,
  courseId: string,
  moves: readonly Move[],
): Promise<Move[]> {
  if (moves.length === 0) return [];
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const from = list(moves.map((move) => move.from));
  await tx.execute(sql`select id from units where id = any(${from}) order by id for update`);
  const { rows } = await tx.execute<{ lesson_id: string }>(sql`
    select moved.lesson_id
    from unnest(${list(moves.map(({ lessonId }) => lessonId))}, ${from}, ${list(moves.map(({ to }) => to))})
      as moved (lesson_id, from_id, to_id)
    where exists (
      select 1 from enrolments e join enrolment_units own on own.enrolment_id = e.id and own.unit_id = moved.from_id
      where e.course_id = ${courseId} and e.state = 'active' and not e.whole and not exists (
        select 1 from enrolment_units other where other.enrolment_id = e.id and other.unit_id = moved.to_id))`);
  const taken = new Set(rows.map((row) => row.lesson_id));
  return moves.filter(({ lessonId }) => taken.has(lessonId));
}

/** The lessons that are in another unit in the staged copy of a course than in the published one. */
export async function stagedMoves(tx: Executor, courseId: string): Promise<Move[]> {
  const { rows } = await tx.execute<{ id: string; title: string; from_id: string; to_id: string }>(sql`
    select l.id, l.title, l.unit_id as from_id, copy.unit_id as to_id
    from lessons copy join units u on u.id = copy.unit_id join lessons l on copy.id = ${stagedId('')} || l.id
    where u.course_id = ${stagedId(courseId)} and copy.unit_id <> ${stagedId('')} || l.unit_id
    order by l.id`);
  return rows.map((row) => ({
    lessonId: row.id,
    title: row.title,
    from: row.from_id,
    to: publicId(row.to_id),
  }));
}
