import type { BodyOf, hubs as calls } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { notifyAdministrators } from '../notifications';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { conflict } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written } from '../platform/language';
import type { Deps, Services } from '../platform/services';
import { mailJoinRequest } from './mails';
import { removeMembership, holdHub, isMember } from './membership';
import { runsHub } from './membership-status';
import { hubRequests } from './tables';
import { WORDING } from './wording';

/**
 * Asks to join a hub and mails its administrators.
 * @throws {HttpError} 409 if the caller is a member or has asked already, or if the hub accepts no requests
 */
export async function askToJoin(
  services: Services,
  caller: Caller,
  { hubId, message }: BodyOf<typeof calls.askToJoin> & { hubId: string },
): Promise<void> {
  const { db, clock } = services;
  const { name } = caller.user;
  const hub = await db
    .transaction(async (tx) => {
      const held = await holdHub(tx, hubId);
      if (runsHub(caller, hubId)) throw conflict(WORDING.runsThisHub);
      if (await isMember(tx, { hubId, userId: caller.id })) throw conflict(WORDING.alreadyMember);
      if (!held.acceptsRequests) throw conflict(WORDING.refusesRequests);
      await tx
        .insert(hubRequests)
        .values({ hubId, userId: caller.id, ...written({ message }), createdAt: clock.now() });
      await notifyAdministrators(
        { db: tx, clock },
        { type: 'Hub request', message: `${name} asks to join the hub “${held.name}”.` },
      );
      return held;
    })
    .catch((error: unknown) => {
      throw databaseErrorCode(error) === UNIQUE_VIOLATION ? conflict(WORDING.alreadyAsked) : error;
    });
  mailJoinRequest(services, { hub, asker: name, message });
}

/**
 * Cancels the caller's open request.
 * @throws {HttpError} 409 if there is none
 */
export async function cancelJoinRequest(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  hubId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdHub(tx, hubId);
    const cancelled = await tx
      .update(hubRequests)
      .set({ state: 'cancelled', decidedAt: clock.now() })
      .where(
        and(
          eq(hubRequests.hubId, hubId),
          eq(hubRequests.userId, caller.id),
          eq(hubRequests.state, 'requested'),
        ),
      )
      .returning({ id: hubRequests.id });
    if (cancelled.length === 0) throw conflict(WORDING.nothingToCancel);
  });
}

/**
 * Ends the caller's membership.
 * @throws {HttpError} 409 if the caller is not a member
 */
export async function leaveHub({ db }: Deps, caller: Caller, hubId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdHub(tx, hubId);
    if (!(await removeMembership(tx, { hubId, userId: caller.id }))) throw conflict(WORDING.notMember);
  });
}
