import type { LearnerProgress, OwnHubMember, hubs as calls, QueryOf } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import { helpReason, loadContents, ownedLessons, progressOf, type UnitState } from '../learning';
import { courses } from '../courses';
import { enrolments } from '../enrolment';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import type { Deps, Services } from '../platform/services';
import { holdsPrefix } from '../platform/database/prefix-search';
import { users } from '../users';
import { cohortsOfMembers } from './cohorts';
import { mailMemberRemoved } from './mails';
import { holdHub, recordRemoval, removeMembership } from './membership';
import { studiedInHub, together } from './progress';
import { toMember } from './service';
import { hubCohortMembers, hubCourses, hubMembers } from './tables';
import { WORDING } from './wording';

const memberColumns = {
  id: hubMembers.userId,
  joinedAt: hubMembers.joinedAt,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: users.avatar,
  email: users.email,
  createdAt: users.createdAt,
};

const selectMembers = (db: Executor) =>
  db.select(memberColumns).from(hubMembers).innerJoin(users, eq(users.id, hubMembers.userId));

/** One page of a hub's members, newest first, with address and progress, for its administrators. */
export async function listOwnMembers(
  { db }: Deps,
  { hubId, cursor, search, cohort }: QueryOf<typeof calls.listOwnHubMembers> & { hubId: string },
) {
  const inCohort =
    cohort === undefined
      ? undefined
      : sql`exists (select 1 from ${hubCohortMembers} c
          where c.cohort_id = ${cohort} and c.hub_id = ${hubId} and c.user_id = ${hubMembers.userId})`;
  const { rows, ...ends } = await keyPage<MemberRow>(
    cursor,
    {
      key: hubMembers.joinedAt,
      id: hubMembers.userId,
      keyOf: (row) => ({ key: row.joinedAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      selectMembers(db)
        .where(and(eq(hubMembers.hubId, hubId), holdsPrefix(sql`${users.search}`, search), inCohort, where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const userIds = rows.map((row) => row.id);
  const studied = await studiedInHub(db, { hubId, userIds });
  const cohortsOf = await cohortsOfMembers(db, { hubId, userIds });
  const data = rows.map((row): OwnHubMember => {
    const { lastStudiedAt, ...progress } = together(studied.filter((item) => item.userId === row.id));
    return { ...toMember(row), email: row.email, progress, lastStudiedAt, cohorts: cohortsOf(row.id) };
  });
  return { data, ...ends };
}

type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** @throws {HttpError} 404 if the user is not a member of the hub */
async function findMember(
  db: Executor,
  { hubId, userId }: { hubId: string; userId: string },
): Promise<MemberRow> {
  const [row] = await selectMembers(db).where(
    and(eq(hubMembers.hubId, hubId), eq(hubMembers.userId, userId)),
  );
  if (!row) throw notFound(WORDING.noMember);
  return row;
}

/**
 * One member with their progress in the hub's courses.
 * @throws {HttpError} 404 if the user is not a member of the hub
 */
export async function getOwnMember(
  { db, clock }: Deps<'clock'>,
  { hubId, userId }: { hubId: string; userId: string },
) {
  const member = await findMember(db, { hubId, userId });
  const { joinedAt, ...user } = toMember(member);
  return {
    email: member.email,
    joinedHubAt: joinedAt,
    user: { ...user, joinedAt: member.createdAt.toISOString() },
    courses: await coursesOf({ db, clock }, { hubId, userId }),
  };
}

async function coursesOf(
  { db, clock }: Deps<'clock'>,
  { hubId, userId }: { hubId: string; userId: string },
): Promise<LearnerProgress['courses']> {
  const held = await db
    .select({
      id: courses.id,
      title: courses.title,
      enrolledAt: enrolments.createdAt,
      lastStudiedAt: enrolments.lastStudiedAt,
    })
    .from(enrolments)
    .innerJoin(hubCourses, and(eq(hubCourses.courseId, enrolments.courseId), eq(hubCourses.hubId, hubId)))
    .innerJoin(courses, and(eq(courses.id, enrolments.courseId), eq(courses.state, 'published')))
    .where(and(eq(enrolments.userId, userId), eq(enrolments.state, 'active')))
    .orderBy(sql`lower(${courses.title})`, courses.id);
  const contents = await loadContents(db, { courseIds: held.map((course) => course.id), userId });
  const now = clock.now();
  return held.map((course) => {
    const units = contents.filter((unit) => unit.courseId === course.id);
    const progress = progressOf(ownedLessons(units));
    return {
      _id: course.id,
      title: course.title,
      enrolledAt: course.enrolledAt.toISOString(),
      lastStudiedAt: course.lastStudiedAt?.toISOString() ?? null,
      needsHelp: helpReason(course, progress, now),
      progress,
      units: units.map(toUnitProgress),
    };
  });
}

/**
 * Ends a membership and mails the user. Returns the message for the administrator.
 * @throws {HttpError} 404 if the user is not a member of the hub
 */
export async function removeMember(
  services: Services,
  { hubId, userId, reason }: { hubId: string; userId: string; reason: string },
): Promise<string> {
  const { db, clock } = services;
  const member = await findMember(db, { hubId, userId });
  const hub = await db.transaction(async (tx) => {
    const held = await holdHub(tx, hubId);
    if (!(await removeMembership(tx, { hubId, userId }))) throw notFound(WORDING.noMember);
    await recordRemoval(tx, { hubId, userId, now: clock.now() });
    return held;
  });
  mailMemberRemoved(services, { hub, to: member, reason });
  return WORDING.memberRemoved(toMember(member).name);
}

const toUnitProgress = (unit: UnitState) => ({
  _id: unit.id,
  title: unit.title,
  owned: unit.owned,
  progress: progressOf(unit.lessons),
});
