import type { HubDetail, HubMember, HubSummary, hubs as calls, QueryOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { holdsPrefix } from '../platform/database/prefix-search';
import { writtenIn } from '../platform/language';
import { nameColumns, type NamedPerson, shownNames } from '../settings';
import { hubs, users } from '../users';
import { coursesOfHub } from './courses';
import { isMember } from './membership';
import { runsHub, loadMemberships } from './membership-status';
import { hubMembers } from './tables';
import { WORDING } from './wording';

const summaryColumns = {
  id: hubs.id,
  name: hubs.name,
  summary: hubs.summary,
  summaryLanguage: hubs.summaryLanguage,
  memberCount: hubs.memberCount,
  courseCount: hubs.courseCount,
  logo: hubs.logo,
  sortName: sql<string>`lower(${hubs.name})`,
};

/** One page of all hubs by name. */
export async function listHubs(
  { db }: Deps,
  caller: Caller,
  { cursor, search }: QueryOf<typeof calls.listHubs>,
) {
  const byName = sql<string>`lower(${hubs.name})`;
  const { rows, ...ends } = await keyPage<SummaryRow>(
    cursor,
    {
      key: byName,
      id: hubs.id,
      direction: 'asc',
      keyOf: (row) => ({ key: row.sortName, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select(summaryColumns)
        .from(hubs)
        .where(and(where, holdsPrefix(sql`${hubs.search}`, search)))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: await toSummaries(db, caller, rows), ...ends };
}

/** The hubs that the caller administers, is a member of or asked to join, by name. */
export async function listMyHubs({ db }: Deps, caller: Caller): Promise<HubSummary[]> {
  const own = caller.role === 'hub' ? (caller.user.hub?._id ?? null) : null;
  const rows = await db
    .select(summaryColumns)
    .from(hubs)
    .where(
      sql`${hubs.id} in (
        select m.hub_id from hub_members m where m.user_id = ${caller.id}
        union select r.hub_id from hub_requests r where r.user_id = ${caller.id} and r.state in ('requested', 'rejected')
        union select ${own}::text)`,
    )
    .orderBy(sql`lower(${hubs.name})`, asc(hubs.id));
  // Leaves out hubs whose last request of the user was cancelled after a rejection.
  return (await toSummaries(db, caller, rows)).filter((hub) => hub.membership !== 'none');
}

async function toSummaries(db: Executor, caller: Caller, rows: SummaryRow[]): Promise<HubSummary[]> {
  const statusOf = await loadMemberships(
    db,
    caller,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, sortName: _key, ...row }) => ({
    _id: id,
    ...row,
    summaryLanguage: writtenIn(row.summary, row.summaryLanguage),
    membership: statusOf(id).membership,
  }));
}

/**
 * One hub. Only its members and administrators see who administers it.
 * @throws {HttpError} 404 if the hub does not exist
 */
export async function getHub({ db }: Deps, caller: Caller, hubId: string): Promise<HubDetail> {
  const [hub] = await db.select().from(hubs).where(eq(hubs.id, hubId));
  if (!hub) throw notFound(WORDING.noHub);
  const { membership, decision } = (await loadMemberships(db, caller, [hubId]))(hubId);
  const inside = membership === 'member' || membership === 'administrator';
  const administrators = inside ? await listAdministrators(db, hubId) : [];
  const courses = await coursesOfHub(db, hubId);
  return {
    _id: hub.id,
    name: hub.name,
    summary: hub.summary,
    summaryLanguage: writtenIn(hub.summary, hub.summaryLanguage),
    description: hub.description,
    descriptionLanguage: writtenIn(hub.description, hub.descriptionLanguage),
    acceptsRequests: hub.acceptsRequests,
    memberCount: hub.memberCount,
    courseCount: courses.length,
    createdAt: hub.createdAt.toISOString(),
    membership,
    decision,
    courses,
    administrators,
    logo: hub.logo,
    banner: bannerOf(hub),
  };
}

/** The banner of a hub, or null. */
export const bannerOf = ({
  banner,
  bannerAlt,
  bannerAltLanguage,
  bannerPosition,
}: Pick<
  typeof hubs.$inferSelect,
  'banner' | 'bannerAlt' | 'bannerAltLanguage' | 'bannerPosition'
>): HubDetail['banner'] =>
  banner === null
    ? null
    : {
        path: banner,
        alt: bannerAlt,
        altLanguage: writtenIn(bannerAlt, bannerAltLanguage),
        position: bannerPosition,
      };

async function listAdministrators(db: Executor, hubId: string) {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.hubId, hubId), eq(users.role, 'hub'), eq(users.status, 'active')))
    .orderBy(users.firstName, users.lastName, users.id);
  return rows.map((row) => ({ _id: row.id, name: fullName(row) }));
}

/**
 * One page of a hub's members, newest first: names and pictures only.
 * @throws {HttpError} 404 if the caller neither is a member nor administers the hub
 */
export async function listMembers(
  { db }: Deps,
  caller: Caller,
  { hubId, cursor }: { hubId: string; cursor: string | undefined },
) {
  if (!runsHub(caller, hubId) && !(await isMember(db, { hubId, userId: caller.id })))
    throw notFound(WORDING.noHub);
  const { rows, ...ends } = await keyPage<MemberRow & NamedPerson>(
    cursor,
    {
      key: hubMembers.joinedAt,
      id: hubMembers.userId,
      keyOf: (row) => ({ key: row.joinedAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select({
          ...nameColumns,
          joinedAt: hubMembers.joinedAt,
          avatar: users.avatar,
        })
        .from(hubMembers)
        .innerJoin(users, eq(users.id, hubMembers.userId))
        .where(and(eq(hubMembers.hubId, hubId), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const shown = await shownNames(db, caller);
  return { data: rows.map((row) => ({ ...toMember(row), name: shown(row) })), ...ends };
}

interface SummaryRow {
  id: string;
  name: string;
  summary: string;
  summaryLanguage: string | null;
  memberCount: number;
  courseCount: number;
  logo: string | null;
  sortName: string;
}

interface MemberRow {
  id: string;
  joinedAt: Date;
  firstName: string;
  lastName: string;
  avatar: string | null;
}

export const toMember = (row: MemberRow): HubMember => ({
  _id: row.id,
  name: fullName(row),
  avatar: row.avatar,
  joinedAt: row.joinedAt.toISOString(),
});
