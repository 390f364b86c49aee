import type { BodyOf, HubFigures, hubs as calls, HubSettings } from '@digiken/contract';
import { NEEDS_HELP } from '@digiken/contract/constants';
import { and, count, eq } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Deps, Services } from '../platform/services';
import { figuresOf, readTallies, sumOf } from '../platform/tallies';
import { mondays } from '../platform/weeks';
import { written } from '../platform/language';
import { hubs } from '../users';
import { coursesOfHub, MOST_COURSES, refreshHubCourses } from './courses';
import { holdHub } from './membership';
import { studiedInHub, together } from './progress';
import { bannerOf } from './service';
import { hubCourses } from './tables';
import { WORDING } from './wording';

const WEEKS = 12;
const DAY_MS = 86_400_000;
const NAIROBI_MS = 3 * 3_600_000;

/** From so many members on, what they do takes long to count. */
const LONG_MEMBERS = 500;

/** What the members do in the courses of the hub. */
type Studies = Pick<HubFigures, 'activeMembers' | 'lessonsDone' | 'byCourse'>;

/** The figures of a hub. `activeMembers` studied one of its courses within the last seven days. */
export async function getFigures(
  { db, clock, background }: Pick<Services, 'db' | 'clock' | 'background'>,
  hubId: string,
): Promise<HubFigures> {
  const [hub] = await db.select().from(hubs).where(eq(hubs.id, hubId));
  if (!hub) throw notFound(WORDING.noHub);
  const { figures, countedAt } = await figuresOf<Studies>(
    { db, clock, background },
    {
      kind: 'hub',
      key: hubId,
      long: hub.memberCount > LONG_MEMBERS,
      count: () => countStudies({ db, clock }, hubId),
    },
  );
  return {
    hub: { _id: hub.id, name: hub.name },
    members: hub.memberCount,
    openRequests: await countOpenRequests(db, hubId),
    courses: hub.courseCount,
    ...figures,
    countedAt: countedAt?.toISOString() ?? null,
    joinedByWeek: await joinedByWeek({ db, clock }, hubId),
  };
}

/** How many requests to join a hub wait for an answer. */
export async function countOpenRequests(db: Executor, hubId: string): Promise<number> {
  const requests = await readTallies(db, { names: ['hub-requests'], keys: [hubId], parts: ['requested'] });
  return sumOf(requests, () => true);
}

async function countStudies({ db, clock }: Deps<'clock'>, hubId: string): Promise<Studies> {
  const shown = await coursesOfHub(db, hubId);
  const studied = await studiedInHub(db, { hubId });
  const since = clock.now().getTime() - NEEDS_HELP.quietAfterDays * DAY_MS;
  const active = studied.filter((item) => (item.lastStudiedAt?.getTime() ?? 0) >= since);
  const byCourse = new Map<string, typeof studied>(shown.map(({ _id }) => [_id, []]));
  for (const item of studied) byCourse.get(item.courseId)?.push(item);
  return {
    activeMembers: new Set(active.map((item) => item.userId)).size,
    lessonsDone: together(studied).done,
    byCourse: shown.map(({ _id, title }) => {
      const learners = byCourse.get(_id) ?? [];
      const fractions = learners.map((learner) => (learner.total === 0 ? 0 : learner.done / learner.total));
      const sum = fractions.reduce((total, fraction) => total + fraction, 0);
      const averageProgress = learners.length === 0 ? 0 : sum / learners.length;
      return { _id, title, learners: learners.length, averageProgress };
    }),
  };
}

/** New members of the last twelve weeks, oldest first. Weeks start on Monday in Nairobi; empty weeks count 0. */
async function joinedByWeek({ db, clock }: Deps<'clock'>, hubId: string) {
  const weeks = mondays(new Date(clock.now().getTime() + NAIROBI_MS), WEEKS).map((monday) =>
    monday.toISOString().slice(0, 10),
  );
  const joined = await readTallies(db, { names: ['joined-by-week'], keys: [hubId], parts: weeks });
  return weeks.map((week) => ({ week, count: sumOf(joined, ({ part }) => part === week) }));
}

/**
 * The settings of a hub with its courses.
 * @throws {HttpError} 404 if the hub does not exist
 */
export async function getSettings({ db }: Deps, hubId: string): Promise<HubSettings> {
  const [hub] = await db.select().from(hubs).where(eq(hubs.id, hubId));
  if (!hub) throw notFound(WORDING.noHub);
  const { id, name, summary, description, acceptsRequests, timeZone, logo } = hub;
  return {
    _id: id,
    name,
    summary,
    description,
    acceptsRequests,
    courses: await coursesOfHub(db, hubId),
    timeZone,
    logo,
    banner: bannerOf(hub),
  };
}

export async function saveSettings(
  { db }: Deps,
  { hubId, summary, description, ...settings }: BodyOf<typeof calls.saveHubSettings> & { hubId: string },
): Promise<HubSettings> {
  const changes = { ...settings, ...written({ summary, description }) };
  if (Object.values(changes).some((value) => value !== undefined))
    await db.update(hubs).set(changes).where(eq(hubs.id, hubId));
  return getSettings({ db }, hubId);
}

/**
 * Adds a course to a hub. Safe to repeat.
 * @throws {HttpError} 404 if the course is not published, 409 above {@link MOST_COURSES}
 */
export async function addCourse(
  { db, clock }: Deps<'clock'>,
  { hubId, courseId }: { hubId: string; courseId: string },
): Promise<HubSettings> {
  await db.transaction(async (tx) => {
    // Locks the course first, as unpublishing does, so that it cannot be unpublished in between.
    const [course] = await tx
      .select({ state: courses.state })
      .from(courses)
      .where(eq(courses.id, courseId))
      .for('share');
    if (course?.state !== 'published') throw notFound(WORDING.noCourse);
    await holdHub(tx, hubId);
    await tx.insert(hubCourses).values({ hubId, courseId, createdAt: clock.now() }).onConflictDoNothing();
    const [shown] = await tx.select({ count: count() }).from(hubCourses).where(eq(hubCourses.hubId, hubId));
    if ((shown?.count ?? 0) > MOST_COURSES) throw conflict(WORDING.tooManyCourses(MOST_COURSES));
    await refreshHubCourses(tx, { hubId });
  });
  return getSettings({ db }, hubId);
}

/** Removes a course from a hub. Safe to repeat. */
export async function removeCourse(
  { db }: Deps,
  { hubId, courseId }: { hubId: string; courseId: string },
): Promise<HubSettings> {
  await db.transaction(async (tx) => {
    await holdHub(tx, hubId);
    await tx.delete(hubCourses).where(and(eq(hubCourses.hubId, hubId), eq(hubCourses.courseId, courseId)));
    await refreshHubCourses(tx, { hubId });
  });
  return getSettings({ db }, hubId);
}
