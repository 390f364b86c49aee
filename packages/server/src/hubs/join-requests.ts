import type { BodyOf, hubs as calls } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { notifyAdministrators } from '../notifications';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { conflict } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { HubMails } from './mails';
import { dropMember, holdHub, isMember } from './membership';
import { runsHub } from './membership-status';
import { hubRequests } from './tables';
import { WORDING } from './wording';

/** Asking to join, thinking better of it, and leaving. */
export class JoiningService {
  readonly #mails: HubMails;

  constructor(private readonly services: Services) {
    this.#mails = new HubMails(services);
  }

  /** @throws 409 for a member, for who has asked already, and where the hub takes no requests */
  async ask(caller: Caller, hubId: string, { message }: BodyOf<typeof calls.askToJoin>): Promise<void> {
    const { db, clock } = this.services;
    const { name } = caller.user;
    const hub = await db
      .transaction(async (tx) => {
        const held = await holdHub(tx, hubId);
        if (runsHub(caller, hubId)) throw conflict(WORDING.runsThisHub);
        if (await isMember(tx, hubId, caller.id)) throw conflict(WORDING.alreadyMember);
        if (!held.acceptsRequests) throw conflict(WORDING.refusesRequests);
        await tx.insert(hubRequests).values({ hubId, userId: caller.id, message, createdAt: clock.now() });
        await notifyAdministrators(
          { db: tx, clock },
          { type: 'Hub request', message: `${name} asks to join the hub “${held.name}”.` },
        );
        return held;
      })
      .catch((error: unknown) => {
        throw databaseErrorCode(error) === UNIQUE_VIOLATION ? conflict(WORDING.alreadyAsked) : error;
      });
    this.#mails.asked(hub, name, message);
  }

  /** @throws 409 where nothing is open any more */
  async cancel(caller: Caller, hubId: string): Promise<void> {
    const { db, clock } = this.services;
    await db.transaction(async (tx) => {
      await holdHub(tx, hubId);
      const taken = await tx
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
      if (taken.length === 0) throw conflict(WORDING.nothingToCancel);
    });
  }

  /** @throws 409 for who is no member */
  async leave(caller: Caller, hubId: string): Promise<void> {
    await this.services.db.transaction(async (tx) => {
      await holdHub(tx, hubId);
      if (!(await dropMember(tx, hubId, caller.id))) throw conflict(WORDING.notMember);
    });
  }
}
