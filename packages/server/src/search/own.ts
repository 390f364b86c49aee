import type { SearchResults } from '@digiken/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { languageOfText, writtenIn } from '../platform/language';
import type { Caller } from '../platform/http/route';
import { excerptOf, HEADLINE, MOST } from './excerpt';
import { TYPO } from '../courses';

interface HubRow extends Record<string, unknown> {
  id: string;
  name: string;
  summary: string;
  summary_language: string | null;
}

/** The caller's hubs that match. There are few of them, so typos in names are accepted. */
export async function searchHubs(
  db: Executor,
  caller: Caller,
  text: string,
): Promise<NonNullable<SearchResults['hubs']>> {
  const own = caller.role === 'hub' ? (caller.user.hub?._id ?? '') : '';
  const { rows } = await db.execute<HubRow>(sql`
    select h.id, h.name, h.summary, h.summary_language from hubs h
    where h.id in (select m.hub_id from hub_members m where m.user_id = ${caller.id} union select ${own}::text)
      and (h.search @@ websearch_to_tsquery('simple', ${text}) or word_similarity(${text}, h.name) >= ${TYPO.title})
    order by word_similarity(${text}, h.name) desc, lower(h.name), h.id limit ${MOST}`);
  return rows.map(({ id, name, summary, summary_language }) => ({
    ...{ _id: id, name, summary },
    summaryLanguage: writtenIn(summary, summary_language),
  }));
}

interface MessageRow extends Record<string, unknown> {
  thread_id: string;
  subject: string;
  subject_language: string | null;
  excerpt: string;
  created_at: Date | string;
}

/** Up to this many messages of the site are looked up by their words. A more common word is looked for in threads. */
const RARE = 500;
/** The caller's threads that are looked through: those with the latest messages. */
const THREADS = 1_000;
/** Messages of each, the latest ones. */
const MESSAGES = 200;

/**
 * The caller's threads that match, each with its best message, newest first. A rare word is found by the index of all
 * messages. That of a common word has more entries the larger the site is, so it is looked for in the caller's threads,
 * until there are enough; subjects are looked for there as well.
 */
export async function searchMessages(
  db: Executor,
  caller: Caller,
  text: string,
): Promise<NonNullable<SearchResults['messages']>> {
  const query = sql`websearch_to_tsquery('simple', ${text})`;
  const { rows: matching } = await db.execute<{ id: string }>(sql`
    select m.id from messages m where m.search @@ ${query} and m.removed_at is null limit ${RARE + 1}`);
  const newest = (archived: boolean) => sql`(
    select p.thread_id, p.last_message_at from message_participants p
    where p.user_id = ${caller.id} and p.archived = ${archived}
    order by p.last_message_at desc, p.thread_id desc limit ${THREADS})`;
  const threads = sql`(
    select thread_id from (${newest(false)} union all ${newest(true)}) own
    order by last_message_at desc, thread_id desc limit ${THREADS}) walked`;
  const inMessages =
    matching.length <= RARE
      ? sql`select m.thread_id, m.body, m.created_at, true as exact from messages m
          join message_participants p on p.thread_id = m.thread_id and p.user_id = ${caller.id}
          where m.id in ${[...matching.map(({ id }) => id), '']}`
      : sql`select walked.thread_id, m.body, m.created_at, true as exact from ${threads} cross join lateral (
          select body, created_at from (
            select body, created_at, search from messages
            where thread_id = walked.thread_id and removed_at is null
            order by created_at desc, id desc limit ${MESSAGES}
          ) latest where search @@ ${query} order by created_at desc limit 1
        ) m limit ${MOST}`;
  const { rows } = await db.execute<MessageRow>(sql`
    with hits as (
      (${inMessages})
      union all
      (select t.id, m.body, m.created_at, false from ${threads}
      join message_threads t on t.id = walked.thread_id and to_tsvector('simple', t.subject) @@ ${query}
      cross join lateral (
        select body, created_at from messages
        where thread_id = t.id and removed_at is null order by created_at desc, id desc limit 1
      ) m limit ${MOST})
    ), best as (
      select distinct on (thread_id) * from hits order by thread_id, exact desc, created_at desc
    ), found as (
      select * from best order by created_at desc, thread_id limit ${MOST}
    )
    select f.thread_id, t.subject, t.subject_language, f.created_at, ts_headline('simple', f.body, ${query}, ${HEADLINE}) as excerpt
    from found f join message_threads t on t.id = f.thread_id order by f.created_at desc, f.thread_id`);
  return rows.map((row) => {
    const found = excerptOf(row.excerpt);
    return {
      threadId: row.thread_id,
      subject: row.subject,
      subjectLanguage: writtenIn(row.subject, row.subject_language),
      ...found,
      excerptLanguage: languageOfText(found.excerpt),
      createdAt: new Date(row.created_at).toISOString(),
    };
  });
}
