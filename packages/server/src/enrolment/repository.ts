import { and, eq, sql } from 'drizzle-orm';
import { courses } from '../courses';
import type { Clock } from '../platform/clock';
import type { Executor } from '../platform/database';
import { enrolments, enrolmentUnits } from './tables';

export interface Admission {
  userId: string;
  courseId: string;
  whole: boolean;
  /** Units with what each cost, in whole shillings. */
  units: { unitId: string; pricePaid: number }[];
  /** The administrator who adds it, and why; absent where the learner enrols. */
  added?: { by: string; note: string };
}

/** The learner's enrolment in this course, held until the transaction ends, so that nothing changes beneath. */
export async function lockEnrolment(tx: Executor, userId: string, courseId: string) {
  const [row] = await tx
    .select({ id: enrolments.id, state: enrolments.state })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
    .for('update');
  return row;
}

/**
 * Enrols a learner, adds to what an active enrolment holds, or brings a cancelled one back with exactly what
 * is chosen now. Safe to race: one enrolment a learner and course, counted once.
 * @returns its id, and whether it became active by this very call
 */
export async function admit(
  tx: Executor,
  clock: Clock,
  { userId, courseId, whole, units, added }: Admission,
): Promise<{ id: string; fresh: boolean }> {
  const now = clock.now();
  const begun = {
    whole,
    state: 'active' as const,
    teacherId: sql`(select c.owner_id from ${courses} c where c.id = ${courseId})`,
    addedBy: added?.by ?? null,
    note: added?.note ?? null,
    cancelledAt: null,
    cancelReason: null,
    createdAt: now,
  };
  const [inserted] = await tx
    .insert(enrolments)
    .values({ userId, courseId, ...begun })
    .onConflictDoNothing()
    .returning({ id: enrolments.id });
  const there = inserted ? undefined : await lockEnrolment(tx, userId, courseId);
  const id = inserted?.id ?? there?.id;
  if (id === undefined) throw new Error('The enrolment was neither there nor made.');
  const fresh = there?.state !== 'active';
  if (there?.state === 'cancelled') {
    await tx.update(enrolments).set(begun).where(eq(enrolments.id, id));
    await tx.delete(enrolmentUnits).where(eq(enrolmentUnits.enrolmentId, id));
  } else if (there && whole) {
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

/** Brings enrolments.teacher_id in step with the course's instructor: call it whenever the instructor changes. */
export async function followTeacher(tx: Executor, courseId: string): Promise<void> {
  await tx.execute(sql`
    update ${enrolments} e set teacher_id = c.owner_id from ${courses} c
    where c.id = ${courseId} and e.course_id = c.id and e.teacher_id is distinct from c.owner_id`);
}

/** The learner has just studied in this course; nothing happens without an active enrolment. */
export async function noteStudied(tx: Executor, userId: string, courseId: string, at: Date): Promise<void> {
  await tx
    .update(enrolments)
    .set({ lastStudiedAt: at })
    .where(
      and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId), eq(enrolments.state, 'active')),
    );
}
