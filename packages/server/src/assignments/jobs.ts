import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { HUB_MEMBERS_JOB, noteMemberChange } from '../hubs';
import { notifyUsers } from '../notifications';
import type { Database } from '../platform/database';
import { enqueue, type Handler } from '../platform/jobs';
import type { Deps, Services } from '../platform/services';
import { addDays, dayOf, hourOf, mondayOf } from './dates';
import { type Found, inState, selectAssignments } from './find';
import { enrolPending, updateMembers } from './members';
import { tellMembers } from './notices';
import { renewAssignments } from './progress';
import { hubAssignmentMembers as members, hubAssignments } from './tables';

const REMINDER_JOB = 'hub-assignment-reminder';
const EVERY_MS = 15 * 60_000;
/** Reminders go out from this hour on, in the hub's time zone. */
const FROM_HOUR = 8;

type Parts = Pick<Services, 'clock'> & { db: Database };

/** What happens to assignments later: members who join, enrolments, reminders and summaries. */
export function assignmentJobs({ db, clock }: Parts): Record<string, Handler> {
  return {
    [HUB_MEMBERS_JOB]: async ({ payload }) => {
      const hubId = String(payload['hubId']);
      await updateMembers({ db, clock }, hubId);
      return (await enrolPending({ db, clock }, hubId)) ? clock.now() : undefined;
    },
    [REMINDER_JOB]: async () => {
      await remindOfAssignments({ db, clock });
      return new Date(clock.now().getTime() + EVERY_MS);
    },
  };
}

/** Makes sure that the regular job is waiting. Safe to repeat, and in several processes. */
export async function scheduleAssignmentReminders({ db, clock }: Deps<'clock'>): Promise<void> {
  await enqueue(db, { kind: REMINDER_JOB, key: 'regular', runAt: clock.now() });
}

/**
 * Brings the active assignments of every hub up to date, and reminds members 7 days and 1 day before the due date and
 * on the day after it; each Monday, tells the administrators of a hub how many of its members are late (spec 13.173).
 * A reminder that a stopped server missed is sent on the next day.
 */
export async function remindOfAssignments({ db, clock }: Parts): Promise<void> {
  const active = await selectAssignments(db).where(inState('active'));
  for (const hubId of new Set(active.map(({ row }) => row.hubId))) {
    // A course that was away may be back: nobody has said so.
    await updateMembers({ db, clock }, hubId);
    if (await enrolPending({ db, clock }, hubId)) await noteMemberChange(db, { hubId, now: clock.now() });
    const ofHub = active.filter(({ row }) => row.hubId === hubId);
    const now = clock.now();
    await renewAssignments(
      db,
      ofHub.map(({ id }) => id),
      now,
    );
    const timeZone = ofHub[0]?.timeZone ?? 'UTC';
    if (hourOf(now, timeZone) < FROM_HOUR) continue;
    for (const found of ofHub) await remind({ db, clock }, found, dayOf(now, timeZone));
    await sumUp({ db, clock }, ofHub);
  }
}

/** Days from the due date to the days on which each reminder is sent. */
const REMINDERS = [
  { name: 'week', days: [7, 6], outcome: 'due-soon' },
  { name: 'day', days: [1, 0], outcome: 'due-soon' },
  { name: 'overdue', days: [-1, -2], outcome: 'overdue' },
] as const;

async function remind({ db, clock }: Parts, found: Found, today: string): Promise<void> {
  for (const { name, days, outcome } of REMINDERS) {
    const people = await db
      .select({ userId: members.userId, dueOn: members.dueOn })
      .from(members)
      .where(
        and(
          eq(members.assignmentId, found.id),
          isNull(members.doneAt),
          or(...days.map((left) => eq(members.dueOn, addDays(today, left)))),
          // Who got it today knows.
          sql`${members.assignedOn} < ${today}`,
        ),
      );
    if (people.length === 0) continue;
    await db.transaction((tx) => tellMembers({ db: tx, clock }, found, { people, outcome, event: name }));
  }
}

/** Once a week, how many members are late; none is no news. */
async function sumUp({ db, clock }: Parts, ofHub: readonly Found[]): Promise<void> {
  const [first] = ofHub;
  if (!first) return;
  const now = clock.now();
  const today = dayOf(now, first.timeZone);
  const monday = mondayOf(today);
  if (today !== monday && today !== addDays(monday, 1)) return;
  const [late] = await db
    .select({ people: sql<number>`count(distinct ${members.userId})::int` })
    .from(members)
    .innerJoin(hubAssignments, eq(hubAssignments.id, members.assignmentId))
    .where(
      and(
        eq(members.hubId, first.row.hubId),
        isNull(hubAssignments.withdrawnAt),
        isNull(members.doneAt),
        lte(members.dueAt, now),
        gt(members.dueAt, new Date(0)),
      ),
    );
  if (!late?.people) return;
  await db.transaction((tx) =>
    notifyUsers(
      { db: tx, clock },
      {
        who: sql`select u.id from users u where u.hub_id = ${first.row.hubId} and u.role = 'hub'`,
        subject: {
          type: 'late-members',
          hub: { _id: first.row.hubId, name: first.hub },
          people: late.people,
        },
        event: `${first.row.hubId} ${monday}`,
      },
    ),
  );
}
