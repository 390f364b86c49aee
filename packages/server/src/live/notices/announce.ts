import type { LIVE_NOTICES } from '@digiken/contract/constants';
import { eq, type SQL, sql } from 'drizzle-orm';
import { courses } from '../../courses';
import { notifyUsers } from '../../notifications';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { hubs } from '../../users';
import type { liveClasses } from '../tables';

type Row = typeof liveClasses.$inferSelect;
type Outcome = (typeof LIVE_NOTICES)[number];

/** Ids of the people a class is for, and of those who give it. */
function peopleOf({ courseId, hubId, hostId }: Row, except: string | null): SQL {
  const everyone =
    courseId !== null
      ? sql`select e.user_id from enrolments e where e.course_id = ${courseId} and e.state = 'active'
          union select a.user_id from course_authors a where a.course_id = ${courseId}
          union select c.owner_id from courses c where c.id = ${courseId} and c.owner_id is not null`
      : sql`select m.user_id from hub_members m where m.hub_id = ${hubId}
          union select r.id from users r where r.hub_id = ${hubId} and r.role = 'hub'`;
  return sql`select people.user_id from (${everyone} union select ${hostId}::text) people(user_id)
    where people.user_id is distinct from ${except}::text`;
}

async function placeOf(db: Executor, { courseId, hubId, title }: Row): Promise<string> {
  const [found] =
    courseId !== null
      ? await db.select({ name: courses.title }).from(courses).where(eq(courses.id, courseId))
      : await db
          .select({ name: hubs.name })
          .from(hubs)
          .where(eq(hubs.id, hubId ?? ''));
  return found?.name ?? title;
}

/**
 * Tells those who take part what happened to a class (spec 13.64). Each change is told once. Call it in the
 * transaction of the event.
 * @param input `except`: who caused it; null for reminders
 */
export async function announce(
  deps: Deps<'clock'>,
  { row, outcome, except, event }: { row: Row; outcome: Outcome; except: string | null; event?: string },
): Promise<void> {
  await notifyUsers(deps, {
    who: peopleOf(row, except),
    subject: {
      type: 'live-class',
      liveClass: { _id: row.id, name: row.title },
      of: await placeOf(deps.db, row),
      startsAt: row.startsAt.toISOString(),
      outcome,
    },
    event: `${row.id} ${event ?? `${outcome} ${row.sequence}`}`,
  });
}
