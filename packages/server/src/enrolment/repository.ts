import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { written } from '../platform/language';
import { enrolments, enrolmentUnits } from './tables';

export interface Admission {
  userId: string;
  courseId: string;
  whole: boolean;
  /** Units with what each cost, in whole shillings. */
  units: { unitId: string; pricePaid: number }[];
  /** The administrator who adds it, and the reason; absent if the learner enrols. */
  added?: { by: string; note: string };
}

/** The learner's enrolment in a course, locked until the transaction ends; undefined if there is none. */
export async function lockEnrolment(
  tx: Executor,
  { userId, courseId }: { userId: string; courseId: string },
) {
  const [row] = await tx
    .select({ id: enrolments.id, state: enrolments.state })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
    .for('update');
  return row;
}

/**
 * Enrols a learner, adds units to an active enrolment, or reactivates a cancelled one with exactly the units
 * chosen now. Safe in concurrent calls: a learner has one enrolment per course. Call it in a transaction.
 * @returns the enrolment's id, and whether this call made it active
 */
export async function admit(
  { db: tx, clock }: Deps<'clock'>,
  { userId, courseId, whole, units, added }: Admission,
): Promise<{ id: string; fresh: boolean }> {
  const now = clock.now();
  const values = {
    whole,
    state: 'active' as const,
    teacherId: sql`(select c.owner_id from ${courses} c where c.id = ${courseId})`,
    addedBy: added?.by ?? null,
    ...written({ note: added?.note ?? null, cancelReason: null }),
    cancelledAt: null,
    createdAt: now,
  };
  const [inserted] = await tx
    .insert(enrolments)
    .values({ userId, courseId, ...values })
    .onConflictDoNothing()
    .returning({ id: enrolments.id });
  const existing = inserted ? undefined : await lockEnrolment(tx, { userId, courseId });
  const id = inserted?.id ?? existing?.id;
  if (id === undefined) throw new Error('The enrolment was neither found nor inserted.');
  const fresh = existing?.state !== 'active';
  if (existing?.state === 'cancelled') {
    await tx.update(enrolments).set(values).where(eq(enrolments.id, id));
    await tx.delete(enrolmentUnits).where(eq(enrolmentUnits.enrolmentId, id));
  } else if (existing && whole) {
    await tx.update(enrolments).set({ whole }).where(eq(enrolments.id, id));
  }
  if (units.length > 0) {
    await tx
      .insert(enrolmentUnits)
      .values(units.map((unit) => ({ enrolmentId: id, ...unit, createdAt: now })))
      .onConflictDoNothing();
  }
  return { id, fresh };
}

/** Updates enrolments.teacher_id after the instructor of a course has changed. */
export async function followTeacher(tx: Executor, courseId: string): Promise<void> {
  await tx.execute(sql`
    update ${enrolments} e set teacher_id = c.owner_id from ${courses} c
    where c.id = ${courseId} and e.course_id = c.id and e.teacher_id is distinct from c.owner_id`);
}

/**
 * Records that the learner studied in a course. Does nothing without an active enrolment.
 * @param input `at`: when; an earlier moment than the recorded one changes nothing
 */
export async function noteStudied(
  tx: Executor,
  { userId, courseId, at }: { userId: string; courseId: string; at: Date },
): Promise<void> {
  await studiedUpdate(tx, { userId, courseId, at: at.toISOString() });
}

/**
 * The update of {@link noteStudied}, as a part of a statement that does more.
 * @param input `at`: a timestamp as text
 */
export function studiedUpdate(
  db: Executor,
  { userId, courseId, at }: Record<'userId' | 'courseId' | 'at', string | Placeholder>,
) {
  const studied: SQL = sql`greatest(${enrolments.lastStudiedAt}, ${at}::timestamptz)`;
  return db
    .update(enrolments)
    .set({ lastStudiedAt: studied })
    .where(
      and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), eq(enrolments.state, 'active')),
    );
}
