import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { noteMarks } from '../notices/marks';
import { quizAttempts, type SnapshotSlot } from '../tables';
import { marksOf } from './answers';
import { type AttemptRow, noteMarked } from './end';

/**
 * The points of an attempt.
 * @param fractionOf the mark of a slot; null or undefined: it waits for a person
 * @returns null while one waits
 */
export function pointsScored(
  snapshot: readonly SnapshotSlot[],
  fractionOf: (slot: string) => number | null | undefined,
): number | null {
  let sum = 0;
  for (const { slot, points } of snapshot) {
    const fraction = fractionOf(slot);
    if (fraction === null || fraction === undefined) return null;
    sum += fraction * points;
  }
  return sum;
}

/**
 * Gives an ended attempt its score, or has it wait while one of its answers does. Tells the learner if the score is
 * new. The caller holds the lock of the row.
 */
export async function settleScore(
  { db: tx, clock }: Deps<'clock'>,
  attempt: AttemptRow,
  at: Date,
): Promise<{ complete: boolean }> {
  const marks = await marksOf(tx, attempt.id);
  const score = pointsScored(attempt.snapshot, (slot) => marks.get(slot)?.fraction);
  await tx
    .update(quizAttempts)
    .set({ state: score === null ? 'review' : 'complete', score })
    .where(eq(quizAttempts.id, attempt.id));
  if (score !== null) await noteMarked(tx, attempt, at);
  if (score !== null && score !== attempt.score) await noteMarks({ db: tx, clock }, [attempt.id]);
  return { complete: score !== null };
}
