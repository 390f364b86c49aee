import { and, eq, inArray, sql } from 'drizzle-orm';
import { countLearner } from '../courses';
import { admit, lockEnrolment, ownedUnits, priceChoice } from '../enrolment';
import { giveSeat } from '../payments';
import type { Database, Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { dayOf, endOf } from './dates';
import { type Found, inState, selectAssignments } from './find';
import { tellMembers } from './notices';
import { hubAssignmentMembers as members, hubAssignments } from './tables';

/** Members of one run who are enrolled; the run ends long before its lease does. */
const AT_ONCE = 100;

/**
 * Brings the members of a hub's active assignments up to date (spec 13.170): who has joined the hub or a cohort gets
 * the assignment and is told; who has left a cohort loses it unless it is done. Who leaves the hub has lost it already.
 */
export async function updateMembers(
  { db, clock }: Deps<'clock'> & { db: Database },
  hubId: string,
): Promise<void> {
  const active = await selectAssignments(db).where(and(eq(hubAssignments.hubId, hubId), inState('active')));
  for (const found of active)
    await db.transaction(async (tx) => {
      // One at a time, so that nobody is added after an assignment is withdrawn.
      const [row] = await tx
        .select({ withdrawnAt: hubAssignments.withdrawnAt })
        .from(hubAssignments)
        .where(eq(hubAssignments.id, found.id))
        .for('no key update');
      if (row && row.withdrawnAt === null) await updateOne({ db: tx, clock }, found);
    });
}

const inScope = ({ row }: Found) =>
  row.everyone
    ? sql`true`
    : sql`exists (select 1 from hub_assignment_cohorts a join hub_cohort_members c on c.cohort_id = a.cohort_id
        where a.assignment_id = ${row.id} and c.hub_id = m.hub_id and c.user_id = m.user_id)`;

/** @param found locked */
export async function updateOne({ db: tx, clock }: Deps<'clock'>, found: Found): Promise<void> {
  const { row, timeZone } = found;
  const now = clock.now();
  const today = dayOf(now, timeZone);
  await tx.execute(sql`
    delete from ${members} r where r.assignment_id = ${row.id} and r.done_at is null
      and not exists (select 1 from hub_members m where m.hub_id = r.hub_id and m.user_id = r.user_id and ${inScope(found)})`);
  // Learners only: other roles cannot enrol.
  const { rows } = await tx.execute<{ user_id: string; due_on: string | null }>(sql`
    insert into ${members} (assignment_id, hub_id, user_id, sort_name, assigned_on, due_on, due_at, created_at)
    select ${row.id}, m.hub_id, m.user_id, lower(trim(u.first_name || ' ' || u.last_name)), ${today}, due.day,
      ${endOf(sql`due.day`, timeZone)}, ${now.toISOString()}::timestamptz
    from hub_members m
    join users u on u.id = m.user_id and u.role = 'user' and u.status = 'active'
    cross join lateral (select ${dueDay(found, sql`${today}::text`)} as day) due
    where m.hub_id = ${row.hubId} and ${inScope(found)}
    on conflict do nothing
    returning user_id, due_on`);
  await tellMembers({ db: tx, clock }, found, {
    people: rows.map(({ user_id: userId, due_on: dueOn }) => ({ userId, dueOn })),
    outcome: 'assigned',
    event: `assigned ${row.id}`,
  });
}

/** SQL: when an assignment is due for a member who got it on a day; null without a due date. */
export function dueDay({ row }: Found, assignedOn: ReturnType<typeof sql>) {
  if (row.dueDays === null) return sql`${row.dueOn}::text`;
  return sql`to_char(greatest((${assignedOn})::date, ${row.startsOn}::date) + ${row.dueDays}::int, 'YYYY-MM-DD')`;
}

/**
 * Enrols members who wait: in a free course, or with a seat of the hub (spec 13.172).
 * @returns whether more of them wait
 */
export async function enrolPending(
  { db, clock }: Deps<'clock'> & { db: Database },
  hubId: string,
): Promise<boolean> {
  const rows = await db
    .select({ assignmentId: members.assignmentId, userId: members.userId, courseId: hubAssignments.courseId })
    .from(members)
    .innerJoin(hubAssignments, eq(hubAssignments.id, members.assignmentId))
    .where(
      and(
        eq(members.hubId, hubId),
        eq(members.access, 'pending'),
        inArray(
          members.assignmentId,
          (await selectAssignments(db).where(and(eq(hubAssignments.hubId, hubId), inState('active')))).map(
            ({ id }) => id,
          ),
        ),
      ),
    )
    .orderBy(members.assignmentId, members.userId)
    .limit(AT_ONCE);
  for (const row of rows) await db.transaction((tx) => enrolOne({ db: tx, clock }, { hubId, ...row }));
  return rows.length === AT_ONCE;
}

interface Pending {
  hubId: string;
  assignmentId: string;
  userId: string;
  courseId: string;
}

async function enrolOne(
  { db: tx, clock }: Deps<'clock'>,
  { hubId, assignmentId, userId, courseId }: Pending,
) {
  const mine = and(eq(members.assignmentId, assignmentId), eq(members.userId, userId));
  // Before the enrolment: seats lock their order first, as they do when a member takes one.
  const seated = await ensureAccess({ db: tx, clock }, { hubId, userId, courseId });
  await tx
    .update(members)
    .set({ access: seated ? 'enrolled' : 'no-seat' })
    .where(and(mine, eq(members.access, 'pending')));
}

/** Opens a course for a member if nothing has to be paid, or by a seat. @returns whether it is open */
async function ensureAccess(
  deps: Deps<'clock'>,
  { hubId, userId, courseId }: Omit<Pending, 'assignmentId'>,
): Promise<boolean> {
  const { db: tx, clock } = deps;
  const viewer = { id: userId, role: 'user', verified: true } as const;
  const { chosen, quote } = await priceChoice(tx, viewer, { courseId, choice: { whole: true } });
  const all = chosen.length > 0 && chosen.every(({ owned }) => owned);
  if (all && (await isEnrolled(tx, { userId, courseId, unitIds: chosen.map(({ id }) => id) }))) return true;
  if (quote.total > 0) return giveSeat(deps, { hubId, courseId, userId });
  const units = chosen.map(({ id }) => ({ unitId: id, pricePaid: 0 }));
  const { fresh } = await admit({ db: tx, clock }, { userId, courseId, whole: true, units });
  if (fresh) await countLearner(tx, { courseId, change: 1 });
  return true;
}

async function isEnrolled(
  tx: Executor,
  { userId, courseId, unitIds }: { userId: string; courseId: string; unitIds: string[] },
): Promise<boolean> {
  const enrolment = await lockEnrolment(tx, { userId, courseId });
  if (enrolment?.state !== 'active') return false;
  return (await ownedUnits(tx, { userId, courseId, unitIds })).length === unitIds.length;
}
