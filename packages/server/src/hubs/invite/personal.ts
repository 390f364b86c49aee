import type { hubPeople as calls, PersonalInvitation, QueryOf } from '@digiken/contract';
import { fullName, HUB_LIMITS, type PersonalInvitationState } from '@digiken/contract/constants';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Executor } from '../../platform/database';
import { byCreation } from '../../platform/database/creation-order';
import { keyPage } from '../../platform/database/paging';
import { holdsPrefix } from '../../platform/database/prefix-search';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps, Services } from '../../platform/services';
import { users } from '../../users';
import { hubCohorts, hubPersonalInvitations as table } from '../tables';
import { holdHub } from '../membership';
import { WORDING } from '../people-wording';
import { hashOf } from './link';
import { wakeInvitationMails } from './mail-job';

const DAY_MS = 86_400_000;

interface OfHub {
  hubId: string;
  id: string;
}

const select = (db: Executor) =>
  db
    .select({
      invitation: table,
      acceptedFirst: users.firstName,
      acceptedLast: users.lastName,
      createdAt: table.createdAt,
      id: table.id,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.acceptedBy));

type Row = Awaited<ReturnType<typeof select>>[number];
type Invitation = Row['invitation'];

/** The state of an invitation; the first that applies. */
export function stateOf(row: Invitation, now: Date): PersonalInvitationState {
  if (row.acceptedAt) return 'accepted';
  if (row.withdrawnAt) return 'withdrawn';
  if (row.expiresAt.getTime() <= now.getTime()) return 'expired';
  if (row.mailDueAt) return 'waiting';
  if (row.mailedAt === null || row.mailFailures > 0) return 'failed';
  return row.openedAt ? 'opened' : 'sent';
}

/** The same as a condition. */
function inState(state: PersonalInvitationState, now: Date): SQL {
  const open = sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null
    and ${table.expiresAt} > ${now.toISOString()}::timestamptz`;
  const failed = sql`(${table.mailedAt} is null or ${table.mailFailures} > 0)`;
  switch (state) {
    case 'accepted':
      return sql`${table.acceptedAt} is not null`;
    case 'withdrawn':
      return sql`${table.acceptedAt} is null and ${table.withdrawnAt} is not null`;
    case 'expired':
      return sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null
        and ${table.expiresAt} <= ${now.toISOString()}::timestamptz`;
    case 'waiting':
      return sql`${open} and ${table.mailDueAt} is not null`;
    case 'failed':
      return sql`${open} and ${table.mailDueAt} is null and ${failed}`;
    case 'opened':
      return sql`${open} and ${table.mailDueAt} is null and not ${failed} and ${table.openedAt} is not null`;
    case 'sent':
      return sql`${open} and ${table.mailDueAt} is null and not ${failed} and ${table.openedAt} is null`;
  }
}

/** One page of the personal invitations of a hub, newest first (spec 13.163). */
export async function listPersonal(
  { db, clock }: Deps<'clock'>,
  { hubId, cursor, state, search }: QueryOf<typeof calls.listPersonalInvitations> & { hubId: string },
) {
  const now = clock.now();
  const { rows, ...ends } = await keyPage<Row>(cursor, byCreation(table), ({ where, orderBy, limit }) =>
    select(db)
      .where(
        and(
          eq(table.hubId, hubId),
          state && inState(state, now),
          holdsPrefix(sql`${table.search}`, search),
          where,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: await toInvitations(db, rows, { hubId, now }), ...ends };
}

async function toInvitations(
  db: Executor,
  rows: readonly Row[],
  { hubId, now }: { hubId: string; now: Date },
): Promise<PersonalInvitation[]> {
  const cohorts = rows.some(({ invitation }) => invitation.cohortIds.length > 0)
    ? await db
        .select({ id: hubCohorts.id, name: hubCohorts.name })
        .from(hubCohorts)
        .where(eq(hubCohorts.hubId, hubId))
    : [];
  const nameOf = new Map(cohorts.map(({ id, name }) => [id, name]));
  return rows.map(({ invitation: row, acceptedFirst, acceptedLast }) => ({
    _id: row.id,
    email: row.email,
    name: fullName(row),
    cohorts: row.cohortIds.flatMap((id) => nameOf.get(id) ?? []),
    state: stateOf(row, now),
    sentAt: row.mailedAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    acceptedBy:
      row.acceptedBy === null
        ? null
        : { _id: row.acceptedBy, name: fullName({ firstName: acceptedFirst, lastName: acceptedLast }) },
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    resendsLeft: HUB_LIMITS.resends - row.resends,
    resendableAt: resendableAt(row, now)?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** From when an invitation can be sent again; null: not any more, or not in its state. */
function resendableAt(row: Invitation, now: Date): Date | null {
  const state = stateOf(row, now);
  if (state === 'accepted' || state === 'withdrawn' || state === 'waiting') return null;
  if (row.resends >= HUB_LIMITS.resends) return null;
  // A mail that failed was not sent.
  return row.mailedAt === null ? row.createdAt : new Date(row.mailedAt.getTime() + DAY_MS);
}

async function lock(tx: Executor, { hubId, id }: OfHub): Promise<Invitation> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.hubId, hubId)))
    .for('no key update');
  if (!row) throw notFound(WORDING.noInvitation);
  return row;
}

/**
 * Sends an invitation again, with a new link for 14 days (spec 13.163).
 * @throws {HttpError} 404 for another hub's, 409 if it is accepted or withdrawn, waits, was sent within 24 hours or
 *   three times again
 */
export async function resendPersonal(
  { db, clock, config, jobs }: Pick<Services, 'db' | 'clock' | 'config' | 'jobs'>,
  caller: Caller,
  { hubId, id }: OfHub,
): Promise<{ message: string; data: PersonalInvitation }> {
  const data = await db.transaction(async (tx) => {
    const hub = await holdHub(tx, hubId);
    const row = await lock(tx, { hubId, id });
    const now = clock.now();
    const state = stateOf(row, now);
    if (state === 'accepted' || state === 'withdrawn') throw conflict(WORDING.notResendable);
    if (state === 'waiting') throw conflict(WORDING.mailWaits);
    const from = resendableAt(row, now);
    if (from === null) throw conflict(WORDING.resentOften);
    if (from.getTime() > now.getTime()) throw conflict(WORDING.resentRecently);
    const resends = row.resends + 1;
    await tx
      .update(table)
      .set({
        resends,
        hash: hashOf(config, { id, resends }),
        mailDueAt: now,
        mailFailures: 0,
        openedAt: null,
        expiresAt: new Date(now.getTime() + HUB_LIMITS.personalInvitationDays * DAY_MS),
      })
      .where(eq(table.id, id));
    await audit({ db: tx, clock }, caller, {
      action: 'sent an invitation to the hub again',
      target: { kind: 'hub', id: hubId, name: hub.name },
      detail: row.email,
    });
    await wakeInvitationMails({ db: tx, clock });
    const [invitation] = await toInvitations(tx, await select(tx).where(eq(table.id, id)), { hubId, now });
    return invitation as PersonalInvitation;
  });
  jobs.wake();
  return { message: WORDING.resent, data };
}

/**
 * Withdraws an invitation: its link opens nothing. Safe to repeat.
 * @throws {HttpError} 404 for another hub's, 409 if it is accepted
 */
export async function withdrawPersonal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { hubId, id }: OfHub,
): Promise<void> {
  await db.transaction(async (tx) => {
    const hub = await holdHub(tx, hubId);
    const row = await lock(tx, { hubId, id });
    if (row.acceptedAt) throw conflict(WORDING.acceptedAlready);
    if (row.withdrawnAt) return;
    await tx.update(table).set({ withdrawnAt: clock.now(), mailDueAt: null }).where(eq(table.id, id));
    await audit({ db: tx, clock }, caller, {
      action: 'withdrew an invitation to the hub',
      target: { kind: 'hub', id: hubId, name: hub.name },
      detail: row.email,
    });
  });
}
