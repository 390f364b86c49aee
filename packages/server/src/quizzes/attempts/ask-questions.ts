import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { drawsOf } from '../draws/candidates';
import { drawQuestions } from '../draws/draw';
import { seeded } from '../random';
import { drawnSlot, questionVersions, type SnapshotSlot, quizSlots } from '../tables';
import { bodiesOf } from './answers';
import type { AskedQuestion } from './ask';

/**
 * The questions that an attempt asks, in their author's order, without keys. Draws avoid the questions of the learner's
 * earlier attempts as long as others are left (spec 12.38).
 * @param seed the same questions are drawn for the same seed
 */
export async function questionsToAsk(
  tx: Executor,
  quizId: string,
  { seed, earlier }: { seed: number; earlier: readonly { snapshot: readonly SnapshotSlot[] }[] },
): Promise<AskedQuestion[]> {
  const { id: slot, position, questionId, version, points } = quizSlots;
  const fixed = await tx
    .select({
      slot,
      position,
      questionId: questionVersions.questionId,
      version: questionVersions.version,
      points,
      body: questionVersions.body,
    })
    .from(quizSlots)
    .innerJoin(
      questionVersions,
      and(eq(questionVersions.questionId, questionId), eq(questionVersions.version, version)),
    )
    .where(eq(quizSlots.quizId, quizId))
    .orderBy(asc(position), asc(slot));
  const draws = (await drawsOf(tx, [quizId])).get(quizId) ?? [];
  if (draws.length === 0) return fixed;
  const chosen = drawQuestions(draws, {
    taken: new Set(fixed.map((item) => item.questionId)),
    seen: new Set(earlier.flatMap(({ snapshot }) => snapshot.map((item) => item.questionId))),
    next: seeded(seed ^ DRAW_SEED),
  });
  const drawn = draws.flatMap((draw, at) =>
    (chosen[at] ?? []).map((item, index) => ({
      ...item,
      slot: drawnSlot(draw.id, index + 1),
      position: draw.position,
      base: draw.id,
      points: draw.points,
    })),
  );
  const bodies = await bodiesOf(tx, drawn);
  const asked = drawn.flatMap((item) => {
    const body = bodies.get(item.slot);
    return body === undefined ? [] : [{ ...item, body }];
  });
  // As in the list of the author: by position, then by id. Sorting keeps the order of the questions of one draw.
  return [...fixed.map((item) => ({ ...item, base: item.slot })), ...asked].toSorted(
    (item, other) =>
      item.position - other.position || (item.base < other.base ? -1 : item.base > other.base ? 1 : 0),
  );
}

/** Draws and orders of one attempt use different numbers. */
const DRAW_SEED = 0x5bd1e995;
