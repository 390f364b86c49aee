import { and, asc, eq, sql } from 'drizzle-orm';
import { units } from '../courses';
import type { Executor } from '../platform/database';
import type { PricedUnit } from './pricing';
import { activeEnrolment, enrolments, enrolmentUnits } from './tables';

/**
 * The units of a course in order, each with its price and whether the user is enrolled in it.
 * @param userId null for a visitor without a session, who owns nothing
 */
export async function loadUnits(
  db: Executor,
  courseId: string,
  userId: string | null,
): Promise<PricedUnit[]> {
  return db
    .select({
      id: units.id,
      title: units.title,
      price: units.price,
      owned: sql<boolean>`coalesce(${enrolments.whole} or ${enrolmentUnits.unitId} is not null, false)`,
    })
    .from(units)
    .leftJoin(enrolments, activeEnrolment(userId ?? '', units.courseId))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(units.id));
}
