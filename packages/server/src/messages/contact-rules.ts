import type { Role } from '@digiken/contract';
import { AUTHOR_ROLES } from '@digiken/contract/constants';
import { eq, type SQL, sql } from 'drizzle-orm';
import { isAuthor, writtenBy } from '../courses';
import { hubMembers } from '../hubs';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { administers, type PersonRow } from './people';

export interface Reached extends PersonRow {
  /** Why the caller may write to them: a course's title or a hub's name. */
  context: string;
}

/** Shown to administrators instead of a shared course or hub: they may write to everyone. */
const ROLE_WORDS: Record<Role, string> = {
  user: 'Learner',
  tutor: 'Instructor',
  hub: 'Hub administrator',
  sudo: 'Content manager',
  admin: 'Administrator',
};

/** The ids of the hubs that the caller is a member of or administers. */
export async function hubsOf(db: Executor, caller: Caller): Promise<string[]> {
  const rows = await db
    .select({ id: hubMembers.hubId })
    .from(hubMembers)
    .where(eq(hubMembers.userId, caller.id));
  const own = caller.role === 'hub' ? caller.user.hub?._id : undefined;
  return [...new Set([...rows.map((row) => row.id), ...(own === undefined ? [] : [own])])];
}

/**
 * The people whom the caller may write to, and why: those who share a course by an active enrolment (its
 * instructor and learners) or a hub, unless one has blocked the other. Administrators may write to anyone. An owner
 * who is no longer an author does not count as an instructor (spec R.65).
 * Each candidate costs a few index look-ups, and the query stops at `limit` rows.
 * @param input `which` is a condition on the candidates, aliased `u`, that an index answers
 */
export async function reachable(
  db: Executor,
  caller: Caller,
  { which, limit }: { which: SQL; limit: number },
): Promise<Reached[]> {
  const everybody = administers(caller);
  const why = everybody ? sql`(select null as context)` : await sharedWith(db, caller);
  const { rows } = await db.execute<{
    id: string;
    first_name: string;
    last_name: string;
    avatar: string | null;
    role: Role;
    context: string | null;
  }>(sql`
    select u.id, u.first_name, u.last_name, u.avatar, u.role, why.context
    from users u cross join lateral ${why} why
    where ${which} and u.status = 'active' and u.id <> ${caller.id}
      and (${everybody} or not exists (
        select 1 from message_blocks b where (b.user_id = u.id and b.blocked_id = ${caller.id})
          or (b.user_id = ${caller.id} and b.blocked_id = u.id)))
    limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    avatar: row.avatar,
    role: row.role,
    context: row.context ?? ROLE_WORDS[row.role],
  }));
}

async function sharedWith(db: Executor, caller: Caller): Promise<SQL> {
  const me = caller.id;
  const hubIds = await hubsOf(db, caller);
  const hubs =
    hubIds.length === 0
      ? sql``
      : sql`union all (select h.name from hubs h where h.id in ${hubIds}
          and ((u.role = 'hub' and u.hub_id = h.id)
            or exists (select 1 from hub_members m where m.hub_id = h.id and m.user_id = u.id)) limit 1)`;
  return sql`(select context from (
      (select c.title as context from enrolments e join courses c on c.id = e.course_id
        where e.user_id = ${me} and e.state = 'active' and u.role in ${AUTHOR_ROLES}
          and ${writtenBy('c', sql`u.id`)} limit 1)
      union all
      (select c.title from enrolments e join courses c on c.id = e.course_id
        where e.user_id = u.id and e.state = 'active' and ${isAuthor(caller)} and ${writtenBy('c', me)} limit 1)
      union all
      (select c.title from course_authors mine join courses c on c.id = mine.course_id
        where mine.user_id = ${me} and ${isAuthor(caller)} and u.role in ${AUTHOR_ROLES}
          and ${writtenBy('c', sql`u.id`)} limit 1)
      union all
      (select c.title from course_authors theirs join courses c on c.id = theirs.course_id
        where theirs.user_id = u.id and c.owner_id = ${me} and ${isAuthor(caller)} and u.role in ${AUTHOR_ROLES} limit 1)
      ${hubs}
      union all
      (select c.title from enrolments mine
        join enrolments theirs on theirs.course_id = mine.course_id and theirs.user_id = u.id and theirs.state = 'active'
        join courses c on c.id = mine.course_id
        where mine.user_id = ${me} and mine.state = 'active' limit 1)
    ) shared limit 1)`;
}
