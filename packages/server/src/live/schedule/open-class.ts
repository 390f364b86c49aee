import { LIVE_LIMITS, LIVE_TIMES } from '@digiken/contract/constants';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/http/route';
import { writtenIn } from '../../platform/language';
import type { Deps } from '../../platform/services';
import { liveClasses } from '../tables';
import { ofCaller } from './find';

const LONGEST_MS = LIVE_LIMITS.minutesMax * 60_000;

/**
 * The class whose room is open now and that the caller may enter, the earliest first; undefined without one. A room
 * opens 15 minutes before the start. One that is locked lets only those in who hold a seat, and nobody who was removed.
 * @param courseId undefined: of all courses and hubs
 */
export async function openClass({ db, clock }: Deps<'clock'>, caller: Caller, courseId: string | undefined) {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const seat = sql`(select s.state from live_seats s
    where s.class_id = ${liveClasses.id} and s.user_id = ${caller.id})`;
  const [found] = await db
    .select({
      id: liveClasses.id,
      title: liveClasses.title,
      titleLanguage: liveClasses.titleLanguage,
      courseId: liveClasses.courseId,
      startsAt: liveClasses.startsAt,
      minutes: liveClasses.minutes,
      link: liveClasses.link,
    })
    .from(liveClasses)
    .where(
      and(
        // No class that started before can still be open: the index finds the few that may be.
        gt(liveClasses.startsAt, before(LONGEST_MS + LIVE_TIMES.grace)),
        lte(liveClasses.startsAt, before(-LIVE_TIMES.opensBefore)),
        gt(liveClasses.endsAt, before(LIVE_TIMES.grace)),
        isNull(liveClasses.cancelledAt),
        isNull(liveClasses.endedAt),
        courseId === undefined ? undefined : eq(liveClasses.courseId, courseId),
        ofCaller(caller),
        sql`coalesce(${seat} <> 'removed', true)`,
        sql`(not ${liveClasses.locked} or coalesce(${seat} in ('waiting', 'in'), false))`,
      ),
    )
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id))
    .limit(1);
  return found && { ...found, titleLanguage: writtenIn(found.title, found.titleLanguage) };
}
