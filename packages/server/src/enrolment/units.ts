import { and, asc, eq, sql } from 'drizzle-orm';
import { units, type Viewer } from '../courses';
import type { Executor } from '../platform/database';
import type { PricedUnit } from './pricing';
import { activeEnrolment, enrolments, enrolmentUnits } from './tables';

/**
 * The units of a course in order, each with its price (whole shillings) and whether the viewer owns it.
 */
export async function loadUnits(db: Executor, viewer: Viewer, courseId: string): Promise<PricedUnit[]> {
  return db
    .select({
      id: units.id,
      title: units.title,
      price: units.price,
      owned: sql<boolean>`coalesce(${enrolments.whole} or ${enrolmentUnits.unitId} is not null, false)`,
    })
    .from(units)
    .leftJoin(enrolments, activeEnrolment(viewer?.id ?? '', units.courseId))
    .leftJoin(
      enrolmentUnits,
      and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
    )
    .where(eq(units.courseId, courseId))
    .orderBy(asc(units.position), asc(units.id));
}
