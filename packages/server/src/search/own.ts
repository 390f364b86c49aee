import type { SearchResults } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { excerptOf, HEADLINE, MOST } from './excerpt';
import { TYPO } from '../courses';

/** The caller's hubs that match. There are few of them, so typos in names are accepted. */
export async function searchHubs(
  db: Executor,
  caller: Caller,
  text: string,
): Promise<NonNullable<SearchResults['hubs']>> {
  const own = caller.role === 'hub' ? (caller.user.hub?._id ?? '') : '';
  const { rows } = await db.execute<{ id: string; name: string; summary: string }>(sql`
    select h.id, h.name, h.summary from hubs h
    where h.id in (select m.hub_id from hub_members m where m.user_id = ${caller.id} union select ${own}::text)
      and (h.search @@ websearch_to_tsquery('simple', ${text}) or word_similarity(${text}, h.name) >= ${TYPO.title})
    order by word_similarity(${text}, h.name) desc, lower(h.name), h.id limit ${MOST}`);
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }));
}

interface MessageRow extends Record<string, unknown> {
  thread_id: string;
  subject: string;
  excerpt: string;
  created_at: Date | string;
}

/** The caller's threads that match, each with its best message, newest first. */
export async function searchMessages(
  db: Executor,
  caller: Caller,
  text: string,
): Promise<NonNullable<SearchResults['messages']>> {
  const { rows } = await db.execute<MessageRow>(sql`
    with asked as (select websearch_to_tsquery('simple', ${text}) as query),
    hits as (
      select m.thread_id, t.subject, m.body, m.created_at, true as exact
      from asked join messages m on m.search @@ asked.query
      join message_participants p on p.thread_id = m.thread_id and p.user_id = ${caller.id}
      join message_threads t on t.id = m.thread_id
      where m.removed_at is null
      union all
      select p.thread_id, t.subject, m.body, m.created_at, false
      from asked cross join message_participants p
      join message_threads t on t.id = p.thread_id and to_tsvector('simple', t.subject) @@ asked.query
      cross join lateral (
        select body, created_at from messages
        where thread_id = p.thread_id and removed_at is null order by created_at desc, id desc limit 1
      ) m
      where p.user_id = ${caller.id}
    ), best as (
      select distinct on (thread_id) * from hits order by thread_id, exact desc, created_at desc
    ), newest as (
      select * from best order by created_at desc, thread_id limit ${MOST}
    )
    select thread_id, subject, created_at, ts_headline('simple', body, asked.query, ${HEADLINE}) as excerpt
    from newest cross join asked order by created_at desc, thread_id`);
  return rows.map((row) => ({
    threadId: row.thread_id,
    subject: row.subject,
    ...excerptOf(row.excerpt),
    createdAt: new Date(row.created_at).toISOString(),
  }));
}
