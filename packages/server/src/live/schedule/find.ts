import type { LiveClass, LiveClassDetail } from '@digiken/contract';
import { LIVE_SCHEDULER_ROLES, LIVE_TIMES, type LiveState } from '@digiken/contract/constants';
import { eq, type SQL, sql } from 'drizzle-orm';
import { courses, isAdministrator, rightsColumns, writesCourse } from '../../courses';
import type { Executor } from '../../platform/database';
import { forbidden, notFound } from '../../platform/http/errors';
import { writtenIn } from '../../platform/language';
import type { Caller } from '../../platform/http/route';
import { hubs, nameColumn, users } from '../../users';
import { liveClasses } from '../tables';
import { WORDING } from '../wording';

export type ClassRow = typeof liveClasses.$inferSelect;

/** Columns of a class with what decides who may do what. Select them with {@link joinedClasses}. */
const columns = (callerId: string) => ({
  row: liveClasses,
  host: nameColumn(users),
  courseTitle: courses.title,
  courseState: courses.state,
  ...rightsColumns,
  hubName: hubs.name,
  enrolled: sql<boolean>`exists (
    select 1 from enrolments e
    where e.course_id = ${liveClasses.courseId} and e.user_id = ${callerId} and e.state = 'active'
      and (e.whole or exists (select 1 from enrolment_units b where b.enrolment_id = e.id)))`,
  member: sql<boolean>`exists (
    select 1 from hub_members m where m.hub_id = ${liveClasses.hubId} and m.user_id = ${callerId})`,
  slides: sql<number>`(select count(*)::int from live_slides s where s.class_id = ${liveClasses.id})`,
  recordings: sql<number>`(select count(*)::int from live_recordings r
    where r.class_id = ${liveClasses.id} and r.finished_at is not null)`,
  captioned: sql<boolean>`exists (select 1 from live_captions t where t.class_id = ${liveClasses.id})`,
});

/** Classes with their host, course and hub, as the caller sees them. */
export const joinedClasses = (db: Executor, callerId: string) =>
  db
    .select(columns(callerId))
    .from(liveClasses)
    .innerJoin(users, eq(users.id, liveClasses.hostId))
    .leftJoin(courses, eq(courses.id, liveClasses.courseId))
    .leftJoin(hubs, eq(hubs.id, liveClasses.hubId));

export type FoundClass = Awaited<ReturnType<typeof joinedClasses>>[number];

const schedules = ({ role }: Caller): boolean => LIVE_SCHEDULER_ROLES.some((item) => item === role);

/** Whether the caller administers the hub. */
export const runsHub = (caller: Caller, hubId: string): boolean =>
  caller.role === 'hub' && caller.user.hub?._id === hubId;

/** Host, authors of the course, administrators of the hub and of the site manage a class (spec 13.62). */
export function managesClass(caller: Caller, { row, ownerId, coAuthorIds }: FoundClass): boolean {
  if (isAdministrator(caller)) return true;
  if (!schedules(caller)) return false;
  if (row.hostId === caller.id && row.courseId === null && row.hubId === null) return true;
  if (row.hubId !== null) return runsHub(caller, row.hubId);
  return row.courseId !== null && writesCourse(caller, { ownerId, coAuthorIds: coAuthorIds ?? [] });
}

/** Who may join: those who manage it, enrolled learners of the course, members of the hub (spec 13.66). */
const joins = (found: FoundClass): boolean =>
  (found.enrolled && found.courseState !== 'draft') || found.member;

export interface SeenClass extends FoundClass {
  manages: boolean;
}

/** @throws {HttpError} 404 if the class does not exist or the caller may neither join nor manage it */
export async function seenClass(db: Executor, caller: Caller, id: string): Promise<SeenClass> {
  const [found] = await joinedClasses(db, caller.id).where(eq(liveClasses.id, id));
  if (found === undefined) throw notFound(WORDING.noClass);
  const manages = managesClass(caller, found);
  if (!manages && !joins(found)) throw notFound(WORDING.noClass);
  return { ...found, manages };
}

/** @throws {HttpError} 404 as {@link seenClass}, 403 for those who may only join */
export async function managedClass(db: Executor, caller: Caller, id: string): Promise<SeenClass> {
  const found = await seenClass(db, caller, id);
  if (!found.manages) throw forbidden();
  return found;
}

/** A condition: the caller hosts, manages or may join the class. Administrators see their own here. */
export function ofCaller(caller: Caller): SQL {
  const { id } = caller;
  const written = schedules(caller)
    ? sql`exists (select 1 from courses c where c.id = ${liveClasses.courseId} and (c.owner_id = ${id} or exists (
        select 1 from course_authors author where author.course_id = c.id and author.user_id = ${id})))`
    : sql`false`;
  const run = caller.role === 'hub' ? sql`${liveClasses.hubId} = ${caller.user.hub?._id ?? ''}` : sql`false`;
  return sql`(
    (${liveClasses.hostId} = ${id} and ${schedules(caller)}::boolean)
    or ${written} or ${run}
    or exists (
      select 1 from enrolments e join courses c on c.id = e.course_id and c.state <> 'draft'
      where e.course_id = ${liveClasses.courseId} and e.user_id = ${id} and e.state = 'active'
        and (e.whole or exists (select 1 from enrolment_units b where b.enrolment_id = e.id)))
    or exists (select 1 from hub_members m where m.hub_id = ${liveClasses.hubId} and m.user_id = ${id}))`;
}

export const opensAt = ({ startsAt }: ClassRow): Date =>
  new Date(startsAt.getTime() - LIVE_TIMES.opensBefore);
export const closesAt = ({ endsAt }: ClassRow): Date => new Date(endsAt.getTime() + LIVE_TIMES.grace);

/** The state of a class, which only the server decides (spec 13.65). */
export function stateOf(row: ClassRow, now: Date): LiveState {
  if (row.cancelledAt !== null) return 'cancelled';
  if (row.endedAt !== null || now >= closesAt(row)) return 'ended';
  if (now < opensAt(row)) return 'planned';
  return row.liveAt === null ? 'open' : 'live';
}

export function toClass(found: FoundClass, manages: boolean, now: Date): LiveClass {
  const { row } = found;
  return {
    _id: row.id,
    title: row.title,
    titleLanguage: writtenIn(row.title, row.titleLanguage),
    description: row.description,
    descriptionLanguage: writtenIn(row.description, row.descriptionLanguage),
    course: row.courseId === null ? null : { _id: row.courseId, name: found.courseTitle ?? '' },
    hub: row.hubId === null ? null : { _id: row.hubId, name: found.hubName ?? '' },
    host: { _id: row.hostId, name: found.host },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone: row.timeZone,
    capacity: row.capacity,
    state: stateOf(row, now),
    opensAt: opensAt(row).toISOString(),
    closesAt: closesAt(row).toISOString(),
    external: row.link !== null,
    series:
      row.seriesId === null
        ? null
        : { _id: row.seriesId, place: row.seriesPlace ?? 1, count: row.seriesCount ?? 1 },
    waitingRoom: row.waitingRoom,
    recorded: row.recorded,
    role: manages ? 'host' : 'learner',
    slides: found.slides,
    recordings: found.recordings,
    captioned: found.captioned,
  };
}

export const toDetail = (
  found: SeenClass,
  slideList: LiveClassDetail['slideList'],
  now: Date,
): LiveClassDetail => ({
  ...toClass(found, found.manages, now),
  slideList,
  link: found.manages ? found.row.link : null,
  starts: found.row.startsLocal,
  minutes: found.row.minutes,
});

/** The name of the course or hub. */
export const nameOf = ({ courseTitle, hubName, row }: FoundClass): string =>
  courseTitle ?? hubName ?? row.title;
