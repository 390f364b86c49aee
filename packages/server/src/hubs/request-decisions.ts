import type { hubs as calls, JoinRequest, QueryOf } from '@digiken/contract';
import { fullName, INTERVALS } from '@digiken/contract/constants';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { dropNotification, notifyUser } from '../notifications';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written, writtenIn } from '../platform/language';
import type { Deps, Services } from '../platform/services';
import { users } from '../users';
import { mailAccepted, mailRejected, mailReopened } from './mails';
import { addMember, holdHub, removeMembership } from './membership';
import { hubRequests } from './tables';
import { WORDING } from './wording';

const requestColumns = {
  id: hubRequests.id,
  hubId: hubRequests.hubId,
  userId: hubRequests.userId,
  message: hubRequests.message,
  messageLanguage: hubRequests.messageLanguage,
  state: hubRequests.state,
  reason: hubRequests.reason,
  reasonLanguage: hubRequests.reasonLanguage,
  createdAt: hubRequests.createdAt,
  decidedAt: hubRequests.decidedAt,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  avatar: users.avatar,
};

const select = (db: Executor) =>
  db.select(requestColumns).from(hubRequests).innerJoin(users, eq(users.id, hubRequests.userId));

type Row = Awaited<ReturnType<typeof select>>[number];

/** One page of the requests to join a hub, newest first. */
export async function listJoinRequests(
  { db }: Deps,
  { hubId, cursor, state }: QueryOf<typeof calls.listJoinRequests> & { hubId: string },
) {
  const { rows, ...ends } = await keyPage<Row>(
    cursor,
    {
      key: hubRequests.createdAt,
      id: hubRequests.id,
      keyOf: (row) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      select(db)
        .where(and(eq(hubRequests.hubId, hubId), state && eq(hubRequests.state, state), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: rows.map(toRequest), ...ends };
}

/**
 * Accepts a request and mails the user.
 * @throws {HttpError} 404 if it is another hub's, 409 if it is decided or cancelled
 */
export async function acceptJoinRequest(
  services: Services,
  caller: Caller,
  { hubId, id }: { hubId: string; id: string },
) {
  const { hub, row } = await decide(services, caller, { hubId, id, reason: null });
  mailAccepted(services, { hub, to: row });
  return { message: WORDING.accepted(nameOf(row)), data: toRequest(row) };
}

/**
 * Rejects a request and mails the user.
 * @throws {HttpError} 404 if it is another hub's, 409 if it is decided or cancelled
 */
export async function rejectJoinRequest(
  services: Services,
  caller: Caller,
  { hubId, id, reason }: { hubId: string; id: string; reason: string },
) {
  const { hub, row } = await decide(services, caller, { hubId, id, reason });
  mailRejected(services, { hub, to: row, reason });
  return { message: WORDING.rejected(nameOf(row)), data: toRequest(row) };
}

/**
 * Undoes a recent decision: the request is pending again and a membership from it ends. Mails the user.
 * @throws {HttpError} 404 if it is another hub's; 409 if it is not decided, was decided more than
 * `INTERVALS.undoDecision` ago, or the user has sent another request since
 */
export async function reopenJoinRequest(services: Services, { hubId, id }: { hubId: string; id: string }) {
  const { db, clock } = services;
  const { hub, row } = await db.transaction(async (tx) => {
    const held = await holdHub(tx, hubId);
    const mine = and(eq(hubRequests.id, id), eq(hubRequests.hubId, hubId));
    const [before] = await select(tx).where(mine);
    if (!before) throw notFound(WORDING.noRequest);
    const pending = await tx
      .select({ id: hubRequests.id })
      .from(hubRequests)
      .where(
        and(
          eq(hubRequests.hubId, hubId),
          eq(hubRequests.userId, before.userId),
          eq(hubRequests.state, 'requested'),
        ),
      );
    const oldest = new Date(clock.now().getTime() - INTERVALS.undoDecision);
    const reopened =
      pending.length > 0
        ? []
        : await tx
            .update(hubRequests)
            .set({ state: 'requested', ...written({ reason: null }), decidedBy: null, decidedAt: null })
            .where(
              and(
                mine,
                inArray(hubRequests.state, ['accepted', 'rejected']),
                gte(hubRequests.decidedAt, oldest),
              ),
            )
            .returning({ id: hubRequests.id });
    if (reopened.length === 0) throw conflict(WORDING.tooLateToUndo);
    if (before.state === 'accepted') await removeMembership(tx, { hubId, userId: before.userId });
    await dropNotification(tx, { userId: before.userId, type: 'hub-request', event: id });
    const [after] = await select(tx).where(mine);
    return { hub: held, row: after ?? before };
  });
  mailReopened(services, { hub, to: row });
  return { message: WORDING.reopened(nameOf(row)), data: toRequest(row) };
}

/** @param input `reason` is null to accept */
function decide(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { hubId, id, reason }: { hubId: string; id: string; reason: string | null },
) {
  return db.transaction(async (tx) => {
    const hub = await holdHub(tx, hubId);
    const now = clock.now();
    const mine = and(eq(hubRequests.id, id), eq(hubRequests.hubId, hubId));
    const decided = await tx
      .update(hubRequests)
      .set({
        state: reason === null ? 'accepted' : 'rejected',
        ...written({ reason }),
        decidedBy: caller.id,
        decidedAt: now,
      })
      .where(and(mine, eq(hubRequests.state, 'requested')))
      .returning({ userId: hubRequests.userId });
    const [row] = await select(tx).where(mine);
    if (!row) throw notFound(WORDING.noRequest);
    if (decided.length === 0) throw conflict(WORDING.decided);
    if (reason === null) await addMember(tx, { hubId, userId: row.userId, now });
    await notifyUser(
      { db: tx, clock },
      {
        userId: row.userId,
        subject: {
          type: 'hub-request',
          hub: { _id: hub.id, name: hub.name },
          accepted: reason === null,
        },
        event: id,
      },
    );
    return { hub, row };
  });
}

const nameOf = (row: Row) => fullName(row);

const toRequest = (row: Row): JoinRequest => ({
  _id: row.id,
  user: { _id: row.userId, name: nameOf(row), avatar: row.avatar },
  message: row.message,
  messageLanguage: writtenIn(row.message, row.messageLanguage),
  state: row.state,
  reason: row.reason,
  reasonLanguage: writtenIn(row.reason, row.reasonLanguage),
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
