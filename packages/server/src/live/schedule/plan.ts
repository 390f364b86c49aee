import type { BodyOf, live as calls, LiveClassDetail } from '@digiken/contract';
import { LIVE_LIMITS, type LiveScope } from '@digiken/contract/constants';
import { and, asc, eq, gte, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { courses, isAdministrator, publicId, rightsColumns, writesCourse } from '../../courses';
import type { Database, Executor } from '../../platform/database';
import { conflict, invalid } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import { written } from '../../platform/language';
import type { Deps, Services } from '../../platform/services';
import { hubs, users } from '../../users';
import { announce } from '../notices/announce';
import { liveClasses } from '../tables';
import { WORDING } from '../wording';
import { type ClassRow, managedClass, runsHub, stateOf } from './find';
import { getDetail } from './list';
import { addDays, daysBetween, momentOf, spoken } from './local-time';

type Parts = Pick<Services, 'clock' | 'media'> & { db: Database };
type NewClass = BodyOf<typeof calls.scheduleLiveClass>;
type Change = BodyOf<typeof calls.saveLiveClass>;
type Times = Pick<ClassRow, 'startsAt' | 'endsAt' | 'startsLocal'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS: Record<NonNullable<NewClass['repeat']>['every'], number> = { day: 1, week: 7, 'two-weeks': 14 };

function timesOf(
  { starts, timeZone, minutes }: Pick<NewClass, 'starts' | 'timeZone' | 'minutes'>,
  days: number,
): Times {
  const startsLocal = addDays(starts, days);
  const startsAt = momentOf(startsLocal, timeZone);
  return { startsLocal, startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
}

/** @throws {HttpError} 422 on `starts` or `minutes` */
function checkTimes(times: readonly Times[], now: Date): void {
  const latest = now.getTime() + LIVE_LIMITS.daysAhead * DAY_MS;
  for (const [index, { startsAt }] of times.entries()) {
    if (startsAt <= now) throw invalid({ starts: WORDING.past });
    // A series may go on for longer than its start may be ahead.
    if (index === 0 && startsAt.getTime() > latest) throw invalid({ starts: WORDING.tooFar });
    const before = times[index - 1];
    if (before !== undefined && before.endsAt > startsAt) throw invalid({ minutes: WORDING.overlap });
  }
}

/**
 * One person hosts one class at a time (spec 13.61). Locks the host, so that two plans at the same time are compared.
 * @param except classes that are moved by the same change
 * @throws {HttpError} 422 on `starts`
 */
async function refuseClashes(
  tx: Executor,
  {
    hostId,
    times,
    except,
    timeZone,
  }: { hostId: string; times: readonly Times[]; except: string[]; timeZone: string },
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, hostId)).for('no key update');
  const spans = times.map(
    ({ startsAt, endsAt }) =>
      sql`(${liveClasses.startsAt} < ${endsAt.toISOString()}::timestamptz
        and ${liveClasses.endsAt} > ${startsAt.toISOString()}::timestamptz)`,
  );
  const [clash] = await tx
    .select({ title: liveClasses.title, startsAt: liveClasses.startsAt })
    .from(liveClasses)
    .where(
      and(
        eq(liveClasses.hostId, hostId),
        isNull(liveClasses.cancelledAt),
        isNull(liveClasses.endedAt),
        except.length > 0 ? notInArray(liveClasses.id, except) : undefined,
        sql`(${sql.join(spans, sql` or `)})`,
      ),
    )
    .orderBy(asc(liveClasses.startsAt))
    .limit(1);
  if (clash) throw invalid({ starts: WORDING.clash(clash.title, spoken(clash.startsAt, timeZone)) });
}

/** @throws {HttpError} 422 on `courseId` or `hubId` for what the caller may not schedule for */
async function checkPlace(db: Executor, caller: Caller, { courseId, hubId }: NewClass): Promise<void> {
  if (courseId !== null) {
    const [course] = await db
      .select({ ...rightsColumns })
      .from(courses)
      .where(eq(courses.id, courseId));
    if (!course || !(isAdministrator(caller) || writesCourse(caller, course)))
      throw invalid({ courseId: WORDING.noCourse });
  }
  if (hubId !== null) {
    const [hub] = await db.select({ id: hubs.id }).from(hubs).where(eq(hubs.id, hubId));
    if (!hub || !(isAdministrator(caller) || runsHub(caller, hubId))) throw invalid({ hubId: WORDING.noHub });
  }
}

/**
 * Schedules a class or a series (spec 13.60, 13.61). Repetitions are counted in local time: 18:00 stays 18:00 when the
 * clocks change.
 * @returns the first class, and how many there are
 * @throws {HttpError} 422 by field
 */
export async function schedule(
  services: Parts,
  caller: Caller,
  given: NewClass,
): Promise<{ data: LiveClassDetail; count: number }> {
  const { db, clock } = services;
  const body = { ...given, courseId: given.courseId && publicId(given.courseId) };
  const now = clock.now();
  await checkPlace(db, caller, body);
  const { repeat } = body;
  const times = Array.from({ length: repeat?.times ?? 1 }, (_, place) =>
    timesOf(body, place * (repeat ? DAYS[repeat.every] : 0)),
  );
  checkTimes(times, now);
  const seriesId = repeat ? newId() : null;
  const rows = times.map((time, index) => ({
    id: newId(),
    ...(repeat && { seriesId, seriesPlace: index + 1, seriesCount: times.length }),
    ...written({ title: body.title, description: body.description }),
    courseId: body.courseId,
    hubId: body.hubId,
    hostId: caller.id,
    ...time,
    timeZone: body.timeZone,
    minutes: body.minutes,
    capacity: body.capacity,
    link: body.link,
    waitingRoom: body.waitingRoom,
    recorded: body.recorded,
    ...reminded(time, now),
    createdAt: now,
  }));
  await db.transaction(async (tx) => {
    await refuseClashes(tx, { hostId: caller.id, times, except: [], timeZone: body.timeZone });
    const added = await tx.insert(liveClasses).values(rows).returning();
    const [first] = added;
    if (first) await announce({ db: tx, clock }, { row: first, outcome: 'scheduled', except: caller.id });
  });
  return { data: await getDetail(services, caller, rows[0]?.id ?? ''), count: rows.length };
}

/** Who hears of a class only now needs no reminder of a day that has begun. */
const reminded = ({ startsAt }: Times, now: Date) => ({
  remindedDayAt: startsAt.getTime() - now.getTime() <= DAY_MS ? now : null,
  remindedSoonAt: null,
});

/** The class and, for `following`, those after it in its series that can still be changed; locked. */
async function affected(
  tx: Executor,
  { row, scope, now }: { row: ClassRow; scope: LiveScope; now: Date },
): Promise<ClassRow[]> {
  const all =
    scope === 'following' && row.seriesId !== null
      ? and(eq(liveClasses.seriesId, row.seriesId), gte(liveClasses.seriesPlace, row.seriesPlace ?? 1))
      : eq(liveClasses.id, row.id);
  const rows = await tx
    .select()
    .from(liveClasses)
    .where(all)
    .orderBy(asc(liveClasses.startsAt))
    .for('update');
  return rows.filter((row) => {
    const state = stateOf(row, now);
    return state !== 'cancelled' && state !== 'ended';
  });
}

/**
 * Changes a class that has not started, alone or with those after it. Those after it move by as many days and get the
 * same time of day. Whoever takes part is told if the time or the title changed (spec 13.64).
 * @throws {HttpError} 404, 403, 409 once it has started, was cancelled or ended, 422 by field
 */
export async function saveClass(
  services: Parts,
  caller: Caller,
  { id, scope, starts, ...change }: Change & { id: string },
): Promise<{ data: LiveClassDetail; count: number }> {
  const { db, clock } = services;
  const now = clock.now();
  const { row } = await managedClass(db, caller, id);
  const count = await db.transaction(async (tx) => {
    const rows = await affected(tx, { row, scope, now });
    const own = rows.find((row) => row.id === id);
    if (!own) throw conflict(row.cancelledAt === null ? WORDING.ended : WORDING.wasCancelled);
    if (own.openedAt !== null || own.startsAt <= now) throw conflict(WORDING.started);
    const days = daysBetween(own.startsLocal, starts);
    const planned = rows.map((row) => {
      const local = `${addDays(row.startsLocal, days).slice(0, 10)}T${starts.slice(11)}`;
      return { one: row, time: timesOf({ starts: local, ...change }, 0) };
    });
    const times = planned.map(({ time }) => time);
    checkTimes(times, now);
    const { timeZone } = change;
    await refuseClashes(tx, { hostId: own.hostId, times, except: rows.map((row) => row.id), timeZone });
    for (const { one, time } of planned) {
      const moved = time.startsAt.getTime() !== one.startsAt.getTime();
      await tx
        .update(liveClasses)
        .set({
          ...change,
          ...written({ title: change.title, description: change.description }),
          ...time,
          sequence: sql`${liveClasses.sequence} + 1`,
          ...(moved && reminded(time, now)),
        })
        .where(eq(liveClasses.id, one.id));
    }
    const first = planned[0];
    const isAnnounced =
      first !== undefined &&
      (first.time.startsAt.getTime() !== first.one.startsAt.getTime() ||
        change.minutes !== first.one.minutes ||
        change.title !== first.one.title);
    if (isAnnounced) {
      const changed = { ...first.one, ...change, ...first.time, sequence: first.one.sequence + 1 };
      await announce({ db: tx, clock }, { row: changed, outcome: 'changed', except: caller.id });
    }
    await auditIfOthers({ db: tx, clock }, caller, { row: own, action: 'changed the live class' });
    return rows.length;
  });
  return { data: await getDetail(services, caller, id), count };
}

/**
 * Cancels a class that has not ended, alone or with those after it. People in the room are sent out.
 * @returns the cancelled classes; none if they were cancelled before
 * @throws {HttpError} 404, 403, 409 once it has ended
 */
export async function cancelClass(
  { db, clock }: Parts,
  caller: Caller,
  { id, scope }: { id: string; scope: LiveScope },
): Promise<ClassRow[]> {
  const now = clock.now();
  const { row } = await managedClass(db, caller, id);
  if (stateOf(row, now) === 'ended') throw conflict(WORDING.ended);
  return db.transaction(async (tx) => {
    const rows = await affected(tx, { row, scope, now });
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const cancelled = await tx
      .update(liveClasses)
      .set({ cancelledAt: now, sequence: sql`${liveClasses.sequence} + 1` })
      .where(and(inArray(liveClasses.id, ids), isNull(liveClasses.cancelledAt)))
      .returning();
    const first = cancelled.sort((item, other) => item.startsAt.getTime() - other.startsAt.getTime())[0];
    if (first) {
      await announce({ db: tx, clock }, { row: first, outcome: 'cancelled', except: caller.id });
      await auditIfOthers({ db: tx, clock }, caller, { row: first, action: 'cancelled the live class' });
    }
    return cancelled;
  });
}

/** What administrators do with classes of others is in the audit log. */
async function auditIfOthers(
  deps: Deps<'clock'>,
  caller: Caller,
  { row, action }: { row: ClassRow; action: string },
): Promise<void> {
  if (!isAdministrator(caller) || row.hostId === caller.id) return;
  await audit(deps, caller, { action, target: { kind: 'live-class', id: row.id, name: row.title } });
}

/** The classes of a calendar file: this one, or with those after it. */
export async function classesOfCalendar(
  db: Executor,
  { row, scope }: { row: ClassRow; scope: LiveScope },
): Promise<ClassRow[]> {
  if (scope === 'this' || row.seriesId === null) return [row];
  return db
    .select()
    .from(liveClasses)
    .where(
      and(
        eq(liveClasses.seriesId, row.seriesId),
        gte(liveClasses.seriesPlace, row.seriesPlace ?? 1),
        row.cancelledAt === null ? isNull(liveClasses.cancelledAt) : ne(liveClasses.id, ''),
      ),
    )
    .orderBy(asc(liveClasses.startsAt));
}
