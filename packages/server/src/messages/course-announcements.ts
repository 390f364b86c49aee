import { fullName } from '@digiken/contract/constants';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { courses, rightsColumns, writesCourse } from '../courses';
import { notifyUsers, publishToUsers } from '../notifications';
import type { Database, Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { enqueue } from '../platform/jobs';
import { written } from '../platform/language';
import type { Deps, Services } from '../platform/services';
import { users } from '../users';
import { messages, threadParticipants, threads } from './tables';
import { WORDING } from './wording';

/** Adds the learners of a course to the thread of an announcement. Its key is the thread's id. */
export const COURSE_ANNOUNCEMENT_JOB = 'course-announcement';
/** Learners of one run. Up to this many, the request itself delivers. */
const AT_ONCE = 500;

/**
 * SQL: the ids of learners whom an announcement is for and who are not in its thread yet. Those who enrol while it is
 * sent get it as well.
 */
const waitingLearners = (threadId: string): SQL => sql`
  select e.user_id
  from message_threads t
  join enrolments e on e.course_id = t.course_id and e.state = 'active'
  where t.id = ${threadId} and e.user_id is distinct from t.created_by
    and not exists (select 1 from message_participants p where p.thread_id = t.id and p.user_id = e.user_id)
    and not exists (select 1 from message_blocks b where b.user_id = e.user_id and b.blocked_id = t.created_by)`;

/**
 * Writes to all learners of a course, except those who blocked the caller. A course with many learners gets it from a
 * job, in batches, so that the request does not wait for them (spec 14.62).
 * @returns the id of the thread
 * @throws {HttpError} 404 unless the caller writes the course and is an author, 409 without learners
 */
export async function announceToCourse(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  caller: Caller,
  { courseId, subject, body }: { courseId: string; subject: string; body: string },
): Promise<string> {
  const id = newId();
  await db.transaction(async (tx) => {
    const [course] = await tx.select(rightsColumns).from(courses).where(eq(courses.id, courseId));
    if (!course || !writesCourse(caller, course)) throw notFound(WORDING.noCourse);
    const now = clock.now();
    await tx.insert(threads).values({
      id,
      courseId,
      kind: 'announcement',
      ...written({ subject }),
      createdBy: caller.id,
      createdAt: now,
    });
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from (${waitingLearners(id)}) waiting`,
    );
    const expected = rows[0]?.count ?? 0;
    if (expected === 0) throw conflict(WORDING.noLearners);
    await tx.update(threads).set({ expected }).where(eq(threads.id, id));
    await tx.insert(threadParticipants).values({ threadId: id, userId: caller.id, lastMessageAt: now });
    await tx
      .insert(messages)
      .values({ threadId: id, senderId: caller.id, ...written({ body }), createdAt: now });
    if (expected <= AT_ONCE) await deliverBatch({ db: tx, clock }, id);
    else await enqueue(tx, { kind: COURSE_ANNOUNCEMENT_JOB, key: id, runAt: now });
  });
  jobs.wake();
  return id;
}

/** Gives an announcement to some learners, in one transaction. @returns whether more of them wait */
export const deliverToCourse = ({ db, clock }: Deps<'clock'> & { db: Database }, threadId: string) =>
  db.transaction((tx) => deliverBatch({ db: tx, clock }, threadId));

async function deliverBatch({ db, clock }: Deps<'clock'>, threadId: string): Promise<boolean> {
  const thread = await lockUndelivered(db, threadId);
  if (!thread) return false;
  const { rows } = await db.execute<{ user_id: string }>(sql`
    insert into message_participants (thread_id, user_id, unread, last_message_at)
    select ${threadId}, waiting.user_id, written.count, written.newest
    from (${waitingLearners(threadId)} order by e.user_id limit ${AT_ONCE}) waiting
    cross join (select count(*)::int as count, max(created_at) as newest from messages
      where thread_id = ${threadId}) written
    on conflict do nothing
    returning user_id`);
  const ids = rows.map((row) => row.user_id);
  const more = ids.length === AT_ONCE;
  const delivered = sql`${threads.delivered} + ${ids.length}::int`;
  await db
    .update(threads)
    // Learners leave and enrol meanwhile: at the end, the number that it was for is the number that got it.
    .set({ delivered, ...(!more && { deliveredAt: clock.now(), expected: delivered }) })
    .where(eq(threads.id, threadId));
  if (ids.length === 0) return false;
  await notifyUsers(
    { db, clock },
    {
      who: sql`select unnest(${sql.param(ids)}::text[])`,
      subject: { type: 'message', threadId, from: thread.from, kind: 'announcement' },
      event: threadId,
    },
  );
  await publishToUsers(db, thread.createdBy === null ? ids : [...ids, thread.createdBy], 'messages');
  return more;
}

/** The announcement, locked until the transaction ends, so that no message is added meanwhile; undefined once it is delivered or deleted. */
async function lockUndelivered(db: Executor, threadId: string) {
  const [found] = await db
    .select({ createdBy: threads.createdBy, firstName: users.firstName, lastName: users.lastName })
    .from(threads)
    .leftJoin(users, eq(users.id, threads.createdBy))
    .where(and(eq(threads.id, threadId), isNull(threads.deliveredAt)))
    .for('no key update', { of: threads });
  return (
    found && {
      createdBy: found.createdBy,
      from: found.firstName === null ? '' : fullName(found),
    }
  );
}
