import { fullName } from '@digiken/contract/constants';
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { notifyUsers, publishToUsers } from '../notifications';
import type { Database } from '../platform/database';
import { enqueue, type Handler, hurry } from '../platform/jobs';
import type { Mail } from '../platform/mail';
import type { Deps, Services } from '../platform/services';
import { hubs, users } from '../users';
import { COURSE_ANNOUNCEMENT_JOB, deliverToCourse } from './course-announcements';
import { hubAnnouncementMails as mails, hubAnnouncements, messages, threads } from './tables';

/** Adds members to the thread of an announcement. Its key is the thread's id. */
export const ANNOUNCEMENT_JOB = 'hub-announcement';
const MAIL_JOB = 'hub-announcement-mail';
/** Members of one run. */
const AT_ONCE = 500;
/** Mails of one run, and the pause after it while more wait: 180 a minute at most. */
const MAILS_AT_ONCE = 30;
const PAUSE_MS = 10_000;
const EVERY_MS = 60_000;
/** After a mail that could not be sent, and how often it is tried. */
const AGAIN_MS = 3_600_000;
const TRIES = 3;

type Parts = Pick<Services, 'clock' | 'mail' | 'config' | 'background'> & { db: Database };

/** Announcements of hubs and courses, and their mails, as jobs that survive a restart (spec 13.179, 14.62). */
export function messageJobs(parts: Parts): Record<string, Handler> {
  return {
    [ANNOUNCEMENT_JOB]: async ({ key }) => ((await deliver(parts, key)) ? parts.clock.now() : undefined),
    [COURSE_ANNOUNCEMENT_JOB]: async ({ key }) =>
      (await deliverToCourse(parts, key)) ? parts.clock.now() : undefined,
    [MAIL_JOB]: async () => {
      const sent = await sendDue(parts);
      return new Date(parts.clock.now().getTime() + (sent === MAILS_AT_ONCE ? PAUSE_MS : EVERY_MS));
    },
  };
}

/** Makes sure that the job is waiting. Safe to repeat, and in several processes. */
export async function scheduleAnnouncementMails({ db, clock }: Deps<'clock'>): Promise<void> {
  await enqueue(db, { kind: MAIL_JOB, key: 'regular', runAt: clock.now() });
}

/**
 * SQL: the ids of members whom an announcement is for and who are not in its thread yet. Those who joined after it was
 * written do not get it.
 */
export const waitingMembers = (threadId: string): SQL => sql`
  select m.user_id
  from hub_announcements a
  join message_threads t on t.id = a.thread_id
  join hub_members m on m.hub_id = a.hub_id and m.joined_at <= a.created_at
  join users u on u.id = m.user_id and u.status = 'active'
  where a.thread_id = ${threadId} and m.user_id is distinct from t.created_by
    and (a.everyone or exists (
      select 1 from hub_cohort_members c
      where c.hub_id = m.hub_id and c.user_id = m.user_id and a.cohort_ids ? c.cohort_id))
    and not exists (select 1 from message_participants p where p.thread_id = a.thread_id and p.user_id = m.user_id)
    and not exists (
      select 1 from message_blocks b where b.user_id = m.user_id and b.blocked_id = t.created_by)`;

/** Gives an announcement to some members. @returns whether more of them wait */
function deliver({ db, clock }: Parts, threadId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: hubAnnouncements, firstName: users.firstName, lastName: users.lastName })
      .from(hubAnnouncements)
      .innerJoin(threads, eq(threads.id, hubAnnouncements.threadId))
      .leftJoin(users, eq(users.id, threads.createdBy))
      .where(eq(hubAnnouncements.threadId, threadId))
      .for('no key update', { of: hubAnnouncements });
    // Deleted with its hub, or done.
    if (!found || found.row.sentAt !== null) return false;
    const now = clock.now();
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await tx.execute<{ user_id: string }>(sql`
      insert into message_participants (thread_id, user_id, unread, last_message_at)
      select ${threadId}, waiting.user_id, 1,
        (select max(m.created_at) from messages m where m.thread_id = ${threadId})
      from (${waitingMembers(threadId)} order by m.user_id limit ${AT_ONCE}) waiting
      on conflict do nothing
      returning user_id`);
    const ids = rows.map((row) => row.user_id);
    const more = ids.length === AT_ONCE;
    await tx
      .update(hubAnnouncements)
      .set({
        recipients: sql`${hubAnnouncements.recipients} + ${ids.length}::int`,
        sentAt: more ? null : now,
      })
      .where(eq(hubAnnouncements.threadId, threadId));
    if (ids.length === 0) return false;
    await notifyUsers(
      { db: tx, clock },
      {
        who: sql`select unnest(${sql.param(ids)}::text[])`,
        subject: {
          type: 'message',
          threadId,
          from: found.firstName === null ? '' : fullName(found),
          kind: 'announcement',
        },
        event: threadId,
      },
    );
    await publishToUsers(tx, ids, 'messages');
    if (found.row.mail) {
      await tx.execute(sql`
        insert into ${mails} (thread_id, user_id, due_at)
        select ${threadId}, unnest(${sql.param(ids)}::text[]), ${at} on conflict do nothing`);
      await scheduleAnnouncementMails({ db: tx, clock });
      await hurry(tx, { kind: MAIL_JOB, key: 'regular', runAt: now });
    }
    return more;
  });
}

const selectDue = ({ db, clock }: Parts) =>
  db
    .select({
      threadId: mails.threadId,
      userId: mails.userId,
      failures: mails.failures,
      subject: threads.subject,
      hub: hubs.name,
      logo: hubs.logo,
      email: users.email,
      firstName: users.firstName,
      status: users.status,
      body: sql<string | null>`(select m.body from ${messages} m
        where m.thread_id = ${mails.threadId} and m.removed_at is null order by m.created_at, m.id limit 1)`,
    })
    .from(mails)
    .innerJoin(threads, eq(threads.id, mails.threadId))
    .innerJoin(hubAnnouncements, eq(hubAnnouncements.threadId, mails.threadId))
    .innerJoin(hubs, eq(hubs.id, hubAnnouncements.hubId))
    .innerJoin(users, eq(users.id, mails.userId))
    .where(lte(mails.dueAt, clock.now()))
    .orderBy(asc(mails.dueAt), asc(mails.threadId), asc(mails.userId))
    .limit(MAILS_AT_ONCE);

type Due = Awaited<ReturnType<typeof selectDue>>[number];

/** Sends what is due. One address that takes no mail holds up no other. @returns how many it looked at */
async function sendDue(parts: Parts): Promise<number> {
  const { db, clock } = parts;
  const rows = await selectDue(parts);
  for (const row of rows) {
    const mine = and(eq(mails.threadId, row.threadId), eq(mails.userId, row.userId));
    try {
      // A text that an administrator of the site removed is not mailed.
      if (row.body !== null && row.status === 'active') await parts.mail.send(toMail(parts, row, row.body));
      await db.delete(mails).where(mine);
    } catch (error) {
      const failures = row.failures + 1;
      if (failures >= TRIES) await db.delete(mails).where(mine);
      else
        await db
          .update(mails)
          .set({ failures, dueAt: new Date(clock.now().getTime() + AGAIN_MS) })
          .where(mine);
      const failure = new Error('The mail of an announcement was not sent.', { cause: error });
      parts.background.run(() => Promise.reject(failure));
    }
  }
  return rows.length;
}

/** The same id at each try, so that a mail that was sent before a crash is not a second one. */
const toMail = ({ config: { publicUrl } }: Parts, row: Due, body: string): Mail => ({
  id: `announcement-${row.threadId}-${row.userId}`,
  to: row.email,
  subject: `${row.hub}: ${row.subject}`,
  paragraphs: [
    `Hello ${row.firstName},`,
    ...body.split(/\n{2,}/u),
    `You get this mail because you are a member of ${row.hub} on Digiken.`,
  ],
  link: { label: 'Read it in your messages', url: `${publicUrl}/console/messages/${row.threadId}` },
  links: [{ label: 'Your hubs', url: `${publicUrl}/console/hubs` }],
  ...(row.logo !== null && { picture: { url: `${publicUrl}${row.logo}`, alt: row.hub } }),
});
