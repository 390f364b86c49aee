import type { BodyOf, HubDetail, HubInvitation, hubs as calls } from '@digiken/contract';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { randomToken, sha256 } from '../auth';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { conflict, forbidden, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps, Services } from '../platform/services';
import { hubs } from '../users';
import { mailInvitation } from './mails';
import { addMember, holdHub, isMember, wasRemovedSince } from './membership';
import { getHub } from './service';
import { runsHub } from './membership-status';
import { hubInvitations } from './tables';
import { WORDING } from './wording';

type Row = typeof hubInvitations.$inferSelect;

const DAY_MS = 86_400_000;

/** The hub that an invitation's secret belongs to, and the reason why the caller cannot accept it, if any. */
export async function readInvitation({ db, clock }: Deps<'clock'>, caller: Caller, secret: string) {
  const [found] = await db
    .select({ invitation: hubInvitations, hubName: hubs.name })
    .from(hubInvitations)
    .innerJoin(hubs, eq(hubs.id, hubInvitations.hubId))
    .where(eq(hubInvitations.hash, sha256(secret)));
  if (!found) return { hub: null, problem: WORDING.unknownInvitation };
  const { hubId } = found.invitation;
  const problem =
    (await whyInside(db, caller, hubId)) ??
    problemOf(found.invitation, clock.now()) ??
    (await whyRemoved(db, caller, found.invitation));
  return { hub: { _id: hubId, name: found.hubName }, problem };
}

/**
 * Joins the hub of an invitation. Concurrent calls never exceed the invitation's number of uses.
 * @throws {HttpError} 404 if the invitation is unknown, expired, used up or withdrawn, 409 if the caller is a
 *   member or an administrator of the hub already, 403 if they were removed after the invitation was made
 */
export async function acceptInvitation(
  services: Services,
  caller: Caller,
  secret: string,
): Promise<{ message: string; data: HubDetail }> {
  const { db, clock } = services;
  const hash = sha256(secret);
  const hub = await db.transaction(async (tx) => {
    const [invitation] = await tx.select().from(hubInvitations).where(eq(hubInvitations.hash, hash));
    if (!invitation) throw notFound(WORDING.unknownInvitation);
    const held = await holdHub(tx, invitation.hubId);
    const inside = await whyInside(tx, caller, held.id);
    if (inside) throw conflict(inside);
    const removed = await whyRemoved(tx, caller, invitation);
    if (removed) throw forbidden(removed);
    const now = clock.now();
    const used = await tx
      .update(hubInvitations)
      .set({ uses: sql`${hubInvitations.uses} + 1` })
      .where(
        and(
          eq(hubInvitations.id, invitation.id),
          isNull(hubInvitations.withdrawnAt),
          gt(hubInvitations.expiresAt, now),
          lt(hubInvitations.uses, hubInvitations.maxUses),
        ),
      )
      .returning({ id: hubInvitations.id });
    // The invitation was read before the lock: another user may have taken its last use since.
    if (used.length === 0) throw notFound(problemOf(invitation, now) ?? WORDING.usedUpInvitation);
    await addMember(tx, { hubId: held.id, userId: caller.id, now });
    return held;
  });
  return { message: WORDING.joined(hub.name), data: await getHub(services, caller, hub.id) };
}

/** Why the caller cannot join because they belong to the hub, or null. */
async function whyInside(db: Executor, caller: Caller, hubId: string): Promise<string | null> {
  if (runsHub(caller, hubId)) return WORDING.runsThisHub;
  return (await isMember(db, { hubId, userId: caller.id })) ? WORDING.alreadyMember : null;
}

/** Why a removed member cannot join: the invitation must be newer than the removal (spec R.64). Null if they can. */
async function whyRemoved(db: Executor, caller: Caller, { hubId, createdAt }: Row): Promise<string | null> {
  const removed = await wasRemovedSince(db, { hubId, userId: caller.id, moment: createdAt });
  return removed ? WORDING.removedFromHub : null;
}

function stateOf(row: Row, now: Date): HubInvitation['state'] {
  if (row.withdrawnAt) return 'withdrawn';
  if (row.expiresAt.getTime() <= now.getTime()) return 'expired';
  return row.uses >= row.maxUses ? 'used-up' : 'open';
}

function problemOf(row: Row, now: Date): string | null {
  return {
    open: null,
    withdrawn: WORDING.withdrawnInvitation,
    expired: WORDING.expiredInvitation,
    'used-up': WORDING.usedUpInvitation,
  }[stateOf(row, now)];
}

/** One page of a hub's invitations, newest first. */
export async function listInvitations(
  { db, clock }: Deps<'clock'>,
  { hubId, cursor }: { hubId: string; cursor: string | undefined },
) {
  const { rows, ...ends } = await keyPage<Row>(
    cursor,
    {
      key: hubInvitations.createdAt,
      id: hubInvitations.id,
      keyOf: (row) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select()
        .from(hubInvitations)
        .where(and(eq(hubInvitations.hubId, hubId), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: rows.map((row) => toInvitation(row, clock.now())), ...ends };
}

/**
 * Creates an invitation and mails it to the addresses, if any. The secret is in the link's fragment, which
 * browsers never send to a server or a referrer; only its SHA-256 is stored.
 */
export async function createInvitation(
  services: Services,
  caller: Caller,
  { hubId, ...body }: BodyOf<typeof calls.createInvitation> & { hubId: string },
) {
  const { db, clock, config } = services;
  const secret = randomToken();
  const now = clock.now();
  const [row] = await db
    .insert(hubInvitations)
    .values({
      hubId,
      hash: sha256(secret),
      label: body.label,
      maxUses: body.maxUses,
      expiresAt: new Date(now.getTime() + body.days * DAY_MS),
      createdBy: caller.id,
      createdAt: now,
    })
    .returning();
  const link = `${config.publicUrl}/console/hubs/invitation#${secret}`;
  const addresses = [...new Set(body.emails)];
  if (addresses.length > 0) {
    const hub = { id: hubId, name: caller.user.hub?.name ?? '' };
    mailInvitation(services, { hub, inviter: caller.user.name, addresses, link, days: body.days });
  }
  return {
    message: addresses.length > 0 ? WORDING.invitationMailed(addresses.length) : WORDING.invitationMade,
    data: toInvitation(row as Row, now),
    link,
  };
}

/**
 * Withdraws an invitation. Safe to repeat.
 * @throws {HttpError} 404 if it is another hub's
 */
export async function withdrawInvitation(
  { db, clock }: Deps<'clock'>,
  { hubId, id }: { hubId: string; id: string },
): Promise<void> {
  const now = clock.now().toISOString();
  const withdrawn = await db
    .update(hubInvitations)
    .set({ withdrawnAt: sql`coalesce(${hubInvitations.withdrawnAt}, ${now}::timestamptz)` })
    .where(and(eq(hubInvitations.id, id), eq(hubInvitations.hubId, hubId)))
    .returning({ id: hubInvitations.id });
  if (withdrawn.length === 0) throw notFound(WORDING.noInvitation);
}

function toInvitation(row: Row, now: Date): HubInvitation {
  return {
    _id: row.id,
    label: row.label,
    uses: row.uses,
    maxUses: row.maxUses,
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
  };
}
