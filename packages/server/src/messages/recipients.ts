import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { prefixQuery } from '../search/prefix';
import { administers, toPerson } from './people';
import { hubsOf, reachable } from './reach';

const MOST = 25;

/**
 * People whom the caller may write to: found by name when something was typed, else a first choice. An
 * address is not a way to find people: that would tell who has an account.
 */
export async function listRecipients(db: Executor, caller: Caller, search: string | undefined) {
  const which = search ? named(search) : await suggested(db, caller);
  const found = which === undefined ? [] : await reachable(db, caller, which, MOST);
  const byName = (a: string, b: string) => a.localeCompare(b, 'en');
  return found
    .map((row) => ({ ...toPerson(row), context: row.context }))
    .sort((a, b) => byName(a.name, b.name) || byName(a._id, b._id));
}

/** The index on names and addresses finds candidates; the names alone decide. */
function named(search: string): SQL | undefined {
  const query = prefixQuery(search);
  return (
    query &&
    sql`u.search @@ ${query} and to_tsvector('simple', u.first_name || ' ' || u.last_name) @@ ${query}`
  );
}

/** A few of each kind, each from an index of its own. */
async function suggested(db: Executor, caller: Caller): Promise<SQL> {
  if (administers(caller)) {
    return sql`u.id in (select id from users order by created_at desc, id desc limit ${MOST + 1})`;
  }
  const me = caller.id;
  const hubIds = await hubsOf(db, caller);
  const ofHubs =
    hubIds.length === 0
      ? sql``
      : sql`union (select id from users where hub_id in ${hubIds} and role = 'hub' limit ${MOST})
        union (select user_id from hub_members where hub_id in ${hubIds} limit ${MOST})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    (select c.owner_id as id from enrolments e join courses c on c.id = e.course_id
      where e.user_id = ${me} and e.state = 'active' and c.owner_id is not null limit ${MOST})
    union (select user_id from enrolments where teacher_id = ${me} order by created_at desc, id desc limit ${MOST})
    union (select theirs.user_id from enrolments mine join enrolments theirs on theirs.course_id = mine.course_id
      where mine.user_id = ${me} and mine.state = 'active' limit ${MOST})
    ${ofHubs}`);
  const ids = rows.map((row) => row.id);
  return ids.length === 0 ? sql`false` : sql`u.id in ${ids}`;
}
