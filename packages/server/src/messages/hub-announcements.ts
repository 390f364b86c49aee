import { fullName } from '@digiken/contract/constants';
import type { BodyOf, HubAnnouncement, hubAnnouncements as calls } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../audit';
import { findCohorts } from '../hubs';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { enqueue } from '../platform/jobs';
import { languageOfText, written, writtenIn } from '../platform/language';
import type { Deps, Services } from '../platform/services';
import { users } from '../users';
import { ANNOUNCEMENT_JOB, waitingMembers } from './hub-announcement-jobs';
import { hubAnnouncements, messages, threadParticipants, threads } from './tables';
import { WORDING } from './wording';

const select = (db: Executor) =>
  db
    .select({
      row: hubAnnouncements,
      subject: threads.subject,
      subjectLanguage: threads.subjectLanguage,
      expected: threads.expected,
      authorId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      body: sql<string | null>`(select m.body from messages m
        where m.thread_id = ${hubAnnouncements.threadId} and m.removed_at is null order by m.created_at, m.id limit 1)`,
      read: sql<number>`(select count(*)::int from message_participants p
        where p.thread_id = ${hubAnnouncements.threadId} and p.read_at is not null
          and p.user_id is distinct from ${threads.createdBy})`,
    })
    .from(hubAnnouncements)
    .innerJoin(threads, eq(threads.id, hubAnnouncements.threadId))
    .leftJoin(users, eq(users.id, threads.createdBy));

type Row = Awaited<ReturnType<typeof select>>[number];

const toAnnouncement = ({
  row,
  subject,
  subjectLanguage,
  expected,
  authorId,
  firstName,
  lastName,
  body,
  read,
}: Row): HubAnnouncement => ({
  _id: row.threadId,
  subject,
  subjectLanguage: writtenIn(subject, subjectLanguage),
  // Null: an administrator of the site removed the text.
  body: body ?? '',
  bodyLanguage: languageOfText(body ?? ''),
  author:
    authorId === null || firstName === null || lastName === null
      ? null
      : { _id: authorId, name: fullName({ firstName, lastName }) },
  everyone: row.everyone,
  cohorts: row.cohortNames,
  mail: row.mail,
  state: row.sentAt === null ? 'sending' : 'sent',
  recipients: row.recipients,
  // Members who left while it was sent did not get it.
  total: row.sentAt === null ? Math.max(expected ?? 0, row.recipients) : row.recipients,
  read,
  createdAt: row.createdAt.toISOString(),
});

/** One page of the announcements of a hub, newest first, with how many members read each (spec 13.179). */
export async function listHubAnnouncements(
  { db }: Deps,
  { hubId, cursor }: { hubId: string; cursor: string | undefined },
) {
  const { rows, ...ends } = await keyPage<Row>(
    cursor,
    {
      key: hubAnnouncements.createdAt,
      id: hubAnnouncements.threadId,
      keyOf: ({ row }) => ({ key: row.createdAt, id: row.threadId }),
    },
    ({ where, orderBy, limit }) =>
      select(db)
        .where(and(eq(hubAnnouncements.hubId, hubId), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: rows.map(toAnnouncement), ...ends };
}

/** @throws {HttpError} 404 for an announcement of another hub */
export async function getHubAnnouncement(
  { db }: Deps,
  { hubId, id }: { hubId: string; id: string },
): Promise<HubAnnouncement> {
  const [row] = await select(db).where(
    and(eq(hubAnnouncements.threadId, id), eq(hubAnnouncements.hubId, hubId)),
  );
  if (!row) throw notFound(WORDING.noAnnouncement);
  return toAnnouncement(row);
}

/**
 * Writes to all members of a hub, or of cohorts, except those who blocked the caller (spec 13.179). A job adds the
 * members to the announcement's thread in batches.
 * @throws {HttpError} 404 for a cohort of another hub, 409 where nobody would get it
 */
export async function sendHubAnnouncement(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  caller: Caller,
  {
    hubId,
    subject,
    body,
    everyone,
    cohortIds,
    mail,
  }: BodyOf<typeof calls.sendHubAnnouncement> & { hubId: string },
): Promise<HubAnnouncement> {
  const id = newId();
  await db.transaction(async (tx) => {
    const cohorts = everyone ? [] : await findCohorts(tx, { hubId, ids: cohortIds });
    const now = clock.now();
    await tx.insert(threads).values({
      ...{ id, hubId, ...written({ subject }), kind: 'announcement', createdBy: caller.id, createdAt: now },
    });
    await tx.insert(threadParticipants).values({ threadId: id, userId: caller.id, lastMessageAt: now });
    await tx
      .insert(messages)
      .values({ threadId: id, senderId: caller.id, ...written({ body }), createdAt: now });
    await tx.insert(hubAnnouncements).values({
      ...{ threadId: id, hubId, everyone, mail, createdAt: now },
      cohortIds: cohorts.map((cohort) => cohort.id),
      cohortNames: cohorts.map(({ name }) => name),
    });
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from (${waitingMembers(id)}) waiting`,
    );
    const expected = rows[0]?.count ?? 0;
    if (expected === 0) throw conflict(WORDING.noMembers);
    await tx.update(threads).set({ expected }).where(eq(threads.id, id));
    await enqueue(tx, { kind: ANNOUNCEMENT_JOB, key: id, runAt: now });
    await audit({ db: tx, clock }, caller, {
      action: 'sent an announcement to the hub',
      target: { kind: 'hub', id: hubId, name: caller.user.hub?.name ?? '' },
      detail: everyone ? subject : `${subject}: ${cohorts.map(({ name }) => name).join(', ')}`,
    });
  });
  jobs.wake();
  return getHubAnnouncement({ db }, { hubId, id });
}
