import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';

/** What a course gives a learner who completes it. */
export interface CertificateOffer {
  /** The learner's valid certificate; null without one. */
  certificateId: string | null;
  /** The learner has a valid certificate or can get one: a learner gets one of a course, and none after its end. */
  offered: boolean;
}

interface Row extends Record<string, unknown> {
  course_id: string;
  enabled: boolean;
  valid: string | null;
  known: boolean;
}

/** The certificates of courses for one learner, by course, in one query. */
export async function certificateOffers(
  db: Executor,
  { userId, courseIds, now }: { userId: string; courseIds: readonly string[]; now: Date },
): Promise<Map<string, CertificateOffer>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select c.course_id, coalesce(t.enabled, true) as enabled, own.valid, own.known
    from unnest(${sql.param([...courseIds])}::text[]) as c (course_id)
    left join certificate_templates t on t.course_id = c.course_id
    cross join lateral (
      select count(*) > 0 as known, min(k.id) filter (where k.state = 'valid'
        and (k.expires_at is null or k.expires_at > ${now.toISOString()}::timestamptz)) as valid
      from certificates k where k.user_id = ${userId} and k.course_id = c.course_id) own`);
  return new Map(
    rows.map(({ course_id: courseId, enabled, valid, known }) => [
      courseId,
      { certificateId: valid, offered: valid !== null || (enabled && !known) },
    ]),
  );
}
