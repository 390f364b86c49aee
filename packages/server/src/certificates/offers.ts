import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import { certificates, certificateTemplates } from './tables';

/** What a course gives a learner who completes it. */
export interface CertificateOffer {
  /** The learner's valid certificate; null without one. */
  certificateId: string | null;
  /** The learner has a valid certificate or can get one: a learner gets one of a course, and none after its end. */
  offered: boolean;
}

/** The certificates of courses for one learner, by course, in one query. A course that does not exist is absent. */
export async function certificateOffers(
  db: Executor,
  { userId, courseIds, now }: { userId: string; courseIds: readonly string[]; now: Date },
): Promise<Map<string, CertificateOffer>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .select({
      courseId: courses.id,
      enabled: sql<boolean>`coalesce(${certificateTemplates.enabled}, true)`,
      certificateId: certificates.id,
      known: sql<boolean>`exists (select 1 from certificates any_one
        where any_one.user_id = ${userId} and any_one.course_id = ${courses.id})`,
    })
    .from(courses)
    .leftJoin(certificateTemplates, eq(certificateTemplates.courseId, courses.id))
    .leftJoin(
      certificates,
      and(
        eq(certificates.userId, userId),
        eq(certificates.courseId, courses.id),
        eq(certificates.state, 'valid'),
        or(isNull(certificates.expiresAt), gt(certificates.expiresAt, now)),
      ),
    )
    .where(inArray(courses.id, [...courseIds]));
  return new Map(
    rows.map(({ courseId, enabled, certificateId, known }) => [
      courseId,
      { certificateId, offered: certificateId !== null || (enabled && !known) },
    ]),
  );
}
