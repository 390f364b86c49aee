import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { prefixQuery } from '../platform/database/prefix-search';
import { searchedName, shownNames } from '../settings';
import { administers, toPerson } from './people';
import { hubsOf, reachable } from './contact-rules';

const MOST = 25;

/** Up to this many candidates, the search checks each of them; with more, it starts from the index of names. */
const FEW = 2000;

/**
 * People whom the caller may write to: those whose name matches the search, or suggestions without one. Email
 * addresses are not searched, because that would reveal which addresses have accounts.
 */
export async function listRecipients(db: Executor, caller: Caller, search: string | undefined) {
  const which = search ? await named(db, caller, search) : await suggested(db, caller);
  const found = which === undefined ? [] : await reachable(db, caller, { which, limit: MOST });
  const shown = await shownNames(db, caller);
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  return found
    .map((row) => ({ ...toPerson(row, shown), context: row.context }))
    .sort((a, b) => byName(a.name, b.name) || byName(a._id, b._id));
}

async function named(db: Executor, caller: Caller, search: string): Promise<SQL | undefined> {
  const query = prefixQuery(search);
  if (query === undefined) return undefined;
  const name = sql`to_tsvector('simple', ${await searchedName(db, caller)}) @@ ${query}`;
  const near = administers(caller) ? undefined : await peopleNear(db, caller, FEW + 1);
  if (near && near.length <= FEW) return sql`${among(near)} and ${name}`;
  // The index covers names and addresses; the condition on the name removes matches by address.
  return sql`u.search @@ ${query} and ${name}`;
}

async function suggested(db: Executor, caller: Caller): Promise<SQL> {
  return administers(caller)
    ? sql`u.id in (select id from users order by created_at desc, id desc limit ${MOST + 1})`
    : among(await peopleNear(db, caller, MOST));
}

const among = (ids: string[]) => sql`u.id = any(${sql.param(ids)}::text[])`;

/** Up to `most` people per way of sharing a course or a hub with the caller, each found by its own index. */
async function peopleNear(db: Executor, caller: Caller, most: number): Promise<string[]> {
  const me = caller.id;
  const hubIds = await hubsOf(db, caller);
  const ofHubs =
    hubIds.length === 0
      ? sql``
      : sql`union (select id from users where hub_id in ${hubIds} and role = 'hub' limit ${most})
        union (select user_id from hub_members where hub_id in ${hubIds} limit ${most})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    (select c.owner_id as id from enrolments e join courses c on c.id = e.course_id
      where e.user_id = ${me} and e.state = 'active' and c.owner_id is not null limit ${most})
    union (select a.user_id from enrolments e join course_authors a on a.course_id = e.course_id
      where e.user_id = ${me} and e.state = 'active' limit ${most})
    union (select e.user_id from course_authors a join enrolments e on e.course_id = a.course_id and e.state = 'active'
      where a.user_id = ${me} order by e.created_at desc, e.id desc limit ${most})
    union (select c.owner_id from course_authors a join courses c on c.id = a.course_id
      where a.user_id = ${me} and c.owner_id is not null limit ${most})
    union (select a.user_id from courses c join course_authors a on a.course_id = c.id
      where c.owner_id = ${me} limit ${most})
    union (select user_id from enrolments where teacher_id = ${me} and state = 'active'
      order by created_at desc, id desc limit ${most})
    union (select theirs.user_id from enrolments mine
      join enrolments theirs on theirs.course_id = mine.course_id and theirs.state = 'active'
      where mine.user_id = ${me} and mine.state = 'active' limit ${most})
    ${ofHubs}`);
  return rows.map((row) => row.id);
}
