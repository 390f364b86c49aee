import type { BodyOf, HubDetail, HubInvitation, hubs as calls } from '@digiken/contract';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { randomToken, sha256 } from '../auth';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { hubs } from '../users';
import { HubMails } from './mails';
import { addMember, holdHub, isMember } from './membership';
import type { HubService } from './service';
import { runsHub } from './membership-status';
import { hubInvitations } from './tables';
import { WORDING } from './wording';

type Row = typeof hubInvitations.$inferSelect;

const DAY_MS = 86_400_000;

/** Links that let people into a hub without asking. Only the secret's SHA-256 is kept. */
export class InvitationService {
  readonly #mails: HubMails;

  constructor(
    private readonly services: Services,
    private readonly hubService: HubService,
  ) {
    this.#mails = new HubMails(services);
  }

  /** Which hub a secret leads to, and why it cannot be accepted, if it cannot. */
  async read(caller: Caller, secret: string) {
    const { db } = this.services;
    const [found] = await db
      .select({ invitation: hubInvitations, hubName: hubs.name })
      .from(hubInvitations)
      .innerJoin(hubs, eq(hubs.id, hubInvitations.hubId))
      .where(eq(hubInvitations.hash, sha256(secret)));
    if (!found) return { hub: null, problem: WORDING.unknownInvitation };
    const { hubId } = found.invitation;
    const problem = (await this.#inside(db, caller, hubId)) ?? this.#problem(found.invitation);
    return { hub: { _id: hubId, name: found.hubName }, problem };
  }

  /**
   * Joins. Under a race no more people get in than the invitation allows.
   * @throws 409 for a member, 404 for one that is unknown, expired, used up or withdrawn
   */
  async accept(caller: Caller, secret: string): Promise<{ message: string; data: HubDetail }> {
    const { db, clock } = this.services;
    const hash = sha256(secret);
    const hub = await db.transaction(async (tx) => {
      const [invitation] = await tx.select().from(hubInvitations).where(eq(hubInvitations.hash, hash));
      if (!invitation) throw notFound(WORDING.unknownInvitation);
      const held = await holdHub(tx, invitation.hubId);
      const inside = await this.#inside(tx, caller, held.id);
      if (inside) throw conflict(inside);
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
      // Read before the hub was held: somebody else may have had the last place meanwhile.
      if (used.length === 0) throw notFound(this.#problem(invitation) ?? WORDING.usedUpInvitation);
      await addMember(tx, held.id, caller.id, now);
      return held;
    });
    return { message: WORDING.joined(hub.name), data: await this.hubService.detail(caller, hub.id) };
  }

  async #inside(db: Executor, caller: Caller, hubId: string): Promise<string | null> {
    if (runsHub(caller, hubId)) return WORDING.runsThisHub;
    return (await isMember(db, hubId, caller.id)) ? WORDING.alreadyMember : null;
  }

  #state(row: Row): HubInvitation['state'] {
    if (row.withdrawnAt) return 'withdrawn';
    if (row.expiresAt.getTime() <= this.services.clock.now().getTime()) return 'expired';
    return row.uses >= row.maxUses ? 'used-up' : 'open';
  }

  #problem(row: Row): string | null {
    return {
      open: null,
      withdrawn: WORDING.withdrawnInvitation,
      expired: WORDING.expiredInvitation,
      'used-up': WORDING.usedUpInvitation,
    }[this.#state(row)];
  }

  async list(hubId: string, cursor: string | undefined) {
    const { rows, ...ends } = await keyPage<Row>(
      cursor,
      {
        key: hubInvitations.createdAt,
        id: hubInvitations.id,
        keyOf: (row) => ({ key: row.createdAt, id: row.id }),
      },
      ({ where, orderBy, limit }) =>
        this.services.db
          .select()
          .from(hubInvitations)
          .where(and(eq(hubInvitations.hubId, hubId), where))
          .orderBy(...orderBy)
          .limit(limit),
    );
    return { data: rows.map((row) => this.#toInvitation(row)), ...ends };
  }

  /** The secret stands in the link's fragment, which no browser sends to any server or referrer. */
  async create(caller: Caller, hubId: string, body: BodyOf<typeof calls.createInvitation>) {
    const { db, clock, config } = this.services;
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
      this.#mails.invited(hub, caller.user.name, addresses, link, body.days);
    }
    return {
      message: addresses.length > 0 ? WORDING.invitationMailed(addresses.length) : WORDING.invitationMade,
      data: this.#toInvitation(row as Row),
      link,
    };
  }

  /** Safe to repeat. @throws 404 for another hub's */
  async withdraw(hubId: string, id: string): Promise<void> {
    const now = this.services.clock.now().toISOString();
    const withdrawn = await this.services.db
      .update(hubInvitations)
      .set({ withdrawnAt: sql`coalesce(${hubInvitations.withdrawnAt}, ${now}::timestamptz)` })
      .where(and(eq(hubInvitations.id, id), eq(hubInvitations.hubId, hubId)))
      .returning({ id: hubInvitations.id });
    if (withdrawn.length === 0) throw notFound(WORDING.noInvitation);
  }

  #toInvitation(row: Row): HubInvitation {
    return {
      _id: row.id,
      label: row.label,
      uses: row.uses,
      maxUses: row.maxUses,
      expiresAt: row.expiresAt.toISOString(),
      state: this.#state(row),
      createdAt: row.createdAt.toISOString(),
    };
  }
}
