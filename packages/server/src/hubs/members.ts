import type { LearnerProgress, OwnHubMember, hubs as calls, QueryOf } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import { helpReason, loadContents, ownedLessons, progressOf, type UnitState } from '../learning';
import { courses } from '../courses';
import { enrolments } from '../enrolment';
import { keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { holdsPrefix } from '../platform/database/prefix-search';
import { users } from '../users';
import { HubMails } from './mails';
import { dropMember, holdHub } from './membership';
import { studiedInHub, together } from './progress';
import { toMember } from './service';
import { hubCourses, hubMembers } from './tables';
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

/** Members as those see them who run the hub. */
export class MemberService {
  readonly #mails: HubMails;

  constructor(private readonly services: Services) {
    this.#mails = new HubMails(services);
  }

  #select() {
    return this.services.db
      .select(memberColumns)
      .from(hubMembers)
      .innerJoin(users, eq(users.id, hubMembers.userId));
  }

  async list(hubId: string, { cursor, search }: QueryOf<typeof calls.listOwnHubMembers>) {
    const { rows, ...ends } = await keyPage<Awaited<ReturnType<MemberService['find']>>>(
      cursor,
      {
        key: hubMembers.joinedAt,
        id: hubMembers.userId,
        keyOf: (row) => ({ key: row.joinedAt, id: row.id }),
      },
      ({ where, orderBy, limit }) =>
        this.#select()
          .where(and(eq(hubMembers.hubId, hubId), holdsPrefix(sql`${users.search}`, search), where))
          .orderBy(...orderBy)
          .limit(limit),
    );
    const studied = await studiedInHub(
      this.services.db,
      hubId,
      rows.map((row) => row.id),
    );
    const data = rows.map((row): OwnHubMember => {
      const { lastStudiedAt, ...progress } = together(studied.filter((one) => one.userId === row.id));
      return { ...toMember(row), email: row.email, progress, lastStudiedAt };
    });
    return { data, ...ends };
  }

  /** @throws 404 for who is no member of this hub */
  async find(hubId: string, userId: string) {
    const [row] = await this.#select().where(and(eq(hubMembers.hubId, hubId), eq(hubMembers.userId, userId)));
    if (!row) throw notFound(WORDING.noMember);
    return row;
  }

  async detail(hubId: string, userId: string) {
    const member = await this.find(hubId, userId);
    const { joinedAt, ...user } = toMember(member);
    return {
      email: member.email,
      joinedHubAt: joinedAt,
      user: { ...user, joinedAt: member.createdAt.toISOString() },
      courses: await this.#courses(hubId, userId),
    };
  }

  async #courses(hubId: string, userId: string): Promise<LearnerProgress['courses']> {
    const { db } = this.services;
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
    const now = this.services.clock.now();
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

  /** @throws 404 for who is no member of this hub */
  async remove(hubId: string, userId: string, reason: string): Promise<string> {
    const member = await this.find(hubId, userId);
    const hub = await this.services.db.transaction(async (tx) => {
      const held = await holdHub(tx, hubId);
      if (!(await dropMember(tx, hubId, userId))) throw notFound(WORDING.noMember);
      return held;
    });
    this.#mails.memberRemoved(hub, member, reason);
    return WORDING.memberRemoved(toMember(member).name);
  }
}

const toUnitProgress = (unit: UnitState) => ({
  _id: unit.id,
  title: unit.title,
  owned: unit.owned,
  progress: progressOf(unit.lessons),
});
