import { asc, eq, sql } from 'drizzle-orm';
import { isoOf, type PersonalData } from '../platform/personal-data';
import { ltiFlows, ltiLaunches, ltiLinks, ltiPlatforms } from './tables';

export const ltiPersonalData: PersonalData = {
  tables: {
    lti_launches: {
      exported: 'learning-platforms',
      deletion: 'Deleted. Grades that a platform has stay there.',
    },
    lti_flows: {
      exported: null,
      why: 'Launches that are under way for 30 minutes at most.',
      deletion: 'Deleted, if a platform has confirmed them for the same address or person.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const launches = await db
      .select({
        platform: ltiPlatforms.name,
        targetKind: ltiLinks.targetKind,
        targetId: ltiLinks.targetId,
        subject: ltiLaunches.subject,
        launchedAt: ltiLaunches.launchedAt,
        sent: ltiLaunches.sent,
        sentAt: ltiLaunches.sentAt,
      })
      .from(ltiLaunches)
      .innerJoin(ltiLinks, eq(ltiLinks.id, ltiLaunches.linkId))
      .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiLinks.platformId))
      .where(eq(ltiLaunches.userId, userId))
      .orderBy(asc(ltiLaunches.launchedAt));
    return {
      parts: {
        'learning-platforms': launches.map(({ sent, ...launch }) => ({
          ...launch,
          launchedAt: launch.launchedAt.toISOString(),
          grade: sent === null ? null : (JSON.parse(sent) as unknown),
          sentAt: isoOf(launch.sentAt),
        })),
      },
    };
  },
  // Those of nobody's account: address and person are in what the platform confirmed.
  erase: async ({ db }, { id, email }) => {
    await db.delete(ltiFlows).where(
      sql`${ltiFlows.confirmed} ->> 'email' = ${email} or exists (
        select 1 from user_identities i where i.user_id = ${id}
          and i.issuer = 'lti:' || ${ltiFlows.platformId} and i.subject = ${ltiFlows.confirmed} ->> 'subject')`,
    );
  },
};
