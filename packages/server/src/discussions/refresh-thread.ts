import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';

/**
 * Parts of the sort keys, each larger than what follows it: pinned (or waiting) first, then votes, then the time. The
 * largest key is below 2^53.
 */
const FIRST = 5_000_000_000_000_000;
const VOTE = 10_000_000_000;
const MOST_VOTES = 400_000;

/**
 * Counts a question's replies again and writes what lists show and sort by. Call it after each change, in its
 * transaction, while the question is locked.
 */
export async function refreshThread(tx: Executor, threadId: string): Promise<void> {
  await tx.execute(sql`
    update discussion_threads t set
      reply_count = f.replies, helpful = f.helpful, answered = f.answered, state = f.state,
      by_newest = f.pin + f.at,
      by_helpful = f.pin + least(f.helpful, ${MOST_VOTES}::int) * ${VOTE}::bigint + f.at / 1000,
      by_waiting = case when f.answered or f.state <> 'shown' then 0 else ${FIRST}::bigint end + f.at
    from (
      select x.id, q.helpful,
        (select count(*)::int from discussion_posts p where p.thread_id = x.id and p.id <> x.id
          and p.deleted_at is null and p.hidden_at is null) as replies,
        (x.accepted_id is not null or exists (
          select 1 from discussion_posts p where p.thread_id = x.id and p.by_instructor
            and p.deleted_at is null and p.hidden_at is null)) as answered,
        case when q.hidden_at is not null then 'hidden' when q.deleted_at is not null then 'deleted'
          else 'shown' end as state,
        case when x.pinned then ${FIRST}::bigint else 0 end as pin,
        (extract(epoch from x.created_at) * 1000)::bigint as at
      from discussion_threads x join discussion_posts q on q.id = x.id
      where x.id = ${threadId}) f
    where t.id = f.id`);
}
