import { and, eq, inArray } from 'drizzle-orm';
import { countLearner } from '../courses';
import type { Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { written } from '../platform/language';
import { enrolments, enrolmentUnits } from './tables';

/**
 * Of these units, those that the learner owns by an active enrolment. Lock the enrolment first, if the answer has
 * to hold until the end of a transaction.
 */
export async function ownedUnits(
  db: Executor,
  { userId, courseId, unitIds }: { userId: string; courseId: string; unitIds: readonly string[] },
): Promise<string[]> {
  const [enrolment] = await db
    .select({ id: enrolments.id, whole: enrolments.whole })
    .from(enrolments)
    .where(
      and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), eq(enrolments.state, 'active')),
    );
  if (!enrolment || unitIds.length === 0) return [];
  if (enrolment.whole) return [...unitIds];
  const rows = await db
    .select({ unitId: enrolmentUnits.unitId })
    .from(enrolmentUnits)
    .where(and(eq(enrolmentUnits.enrolmentId, enrolment.id), inArray(enrolmentUnits.unitId, [...unitIds])));
  return rows.map(({ unitId }) => unitId);
}

/**
 * Takes units back after a refund. Without any unit left, the enrolment is cancelled. Progress is kept. Safe to
 * repeat. Call it in a transaction.
 */
export async function endAccess(
  { db: tx, clock }: Deps<'clock'>,
  {
    userId,
    courseId,
    unitIds,
    reason,
  }: { userId: string; courseId: string; unitIds: string[]; reason: string },
): Promise<void> {
  const [enrolment] = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), eq(enrolments.state, 'active')),
    )
    .for('update');
  if (!enrolment) return;
  const inEnrolment = eq(enrolmentUnits.enrolmentId, enrolment.id);
  if (unitIds.length > 0)
    await tx.delete(enrolmentUnits).where(and(inEnrolment, inArray(enrolmentUnits.unitId, unitIds)));
  const left = await tx.select({ unitId: enrolmentUnits.unitId }).from(enrolmentUnits).where(inEnrolment);
  if (left.length > 0) {
    await tx.update(enrolments).set({ whole: false }).where(eq(enrolments.id, enrolment.id));
    return;
  }
  await tx
    .update(enrolments)
    .set({ state: 'cancelled', cancelledAt: clock.now(), ...written({ cancelReason: reason }) })
    .where(eq(enrolments.id, enrolment.id));
  await countLearner(tx, { courseId, change: -1 });
}
