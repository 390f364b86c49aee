import { SESSION_MINUTES } from '@digiken/contract/constants';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { dropPushOfSession, dropPushOfUser, movePushToSession } from '../notifications';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config';
import type { Database, Executor } from '../platform/database';
import { publish, sessionTopic } from '../platform/events';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { hubs, mayProceed, toUser, userColumns, users } from '../users';
import { bindingOf, isSecureSite } from './cookies';
import { deviceName } from './device';
import { pendingSignIns, sessions, trustedDevices, twoStepPolicy } from './tables';
import { deadlineOf, hasTwoSteps, requiredSince, sitePolicy } from './two-factor/policy';
import { randomToken, sha256, type Tokens } from './tokens';

/** Sessions that a user can have at a time (spec R.62). */
const MAX_SESSIONS = 20;

/** `lastSeenAt` is updated at most every five minutes, to save a write per request. */
const SEEN_AGAIN_MS = 5 * 60_000;

/** The one query of a signed-in request: the session and its user. */
export function prepareCallerQuery(db: Database) {
  return db
    .select({
      ...userColumns,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      requiredSince,
      graceDays: twoStepPolicy.graceDays,
      // Looked up only for roles that must sign in with two steps.
      hasTwoSteps: sql<boolean>`case when ${requiredSince} is null then true else ${hasTwoSteps(db)} end`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(hubs, eq(hubs.id, users.hubId))
    .leftJoin(twoStepPolicy, sitePolicy)
    .where(
      and(
        eq(sessions.id, sql.placeholder('session')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.status, 'active'),
      ),
    )
    .prepare('caller');
}

export class Sessions {
  readonly #find: ReturnType<typeof prepareCallerQuery>;

  constructor(
    private readonly db: Database,
    private readonly config: Pick<Config, 'publicUrl'>,
    private readonly clock: Clock,
    private readonly tokens: Tokens,
  ) {
    this.#find = prepareCallerQuery(db);
  }

  /**
   * Begins a session and ends the oldest ones beyond {@link MAX_SESSIONS}.
   * @returns the token for the client and the value of its HttpOnly binding cookie
   */
  async start(
    db: Executor,
    {
      user,
      userAgent,
      device,
    }: {
      user: Pick<Caller, 'id' | 'role'>;
      userAgent: string | undefined;
      /** Value of the device cookie. */
      device?: string | undefined;
    },
  ): Promise<{ token: string; binding: string }> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + SESSION_MINUTES * 60_000);
    const id = newId();
    await db.insert(sessions).values({
      id,
      userId: user.id,
      device: deviceName(userAgent),
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
      expiresAt,
    });
    if (device !== undefined) await movePushToSession(db, { userId: user.id, sessionId: id, device });
    await this.#endOldest(db, { userId: user.id, newest: id });
    const binding = randomToken();
    const token = await this.tokens.sign({
      id: user.id,
      role: user.role,
      exp: Math.floor(expiresAt.getTime() / 1000),
      sid: id,
      bnd: sha256(binding),
    });
    return { token, binding };
  }

  async #endOldest(db: Executor, { userId, newest }: { userId: string; newest: string }): Promise<void> {
    const oldest = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, newest)))
      .orderBy(desc(sessions.createdAt), desc(sessions.id))
      .offset(MAX_SESSIONS - 1);
    await tellEnded(
      db,
      await db.delete(sessions).where(inArray(sessions.id, oldest)).returning(endedColumns),
    );
  }

  /** Returns who sends this request, by its bearer token, the token's session row and its binding cookie. */
  async authenticate(request: FastifyRequest): Promise<Caller | undefined> {
    const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return undefined;
    const claims = await this.tokens.verify(token);
    const binding = bindingOf(request, isSecureSite(request, this.config));
    if (!claims || !binding || sha256(binding) !== claims.bnd) return undefined;

    const now = this.clock.now();
    const [row] = await this.#find.execute({ session: claims.sid, now });
    if (row?.id !== claims.id) return undefined;
    if (now.getTime() - row.lastSeenAt.getTime() > SEEN_AGAIN_MS) {
      await this.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.sessionId));
    }
    return {
      id: row.id,
      role: row.role,
      verified: mayProceed(row),
      sessionId: row.sessionId,
      user: { ...toUser(row), ...dueOf(row) },
    };
  }

  /** Newest first, without the expired ones. */
  list(userId: string) {
    return this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, this.clock.now())))
      .orderBy(desc(sessions.createdAt));
  }

  /**
   * Ends one session.
   * @returns the device that is signed out, or undefined if the user has no such session
   */
  async end(
    db: Executor,
    { userId, sessionId }: { userId: string; sessionId: string },
  ): Promise<{ device: string } | undefined> {
    const [ended] = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
      .returning({ ...endedColumns, device: sessions.device });
    await tellEnded(db, ended ? [ended] : []);
    if (ended) await dropPushOfSession(db, { userId, sessionId });
    return ended;
  }

  /**
   * Ends all sessions of a user, with the sign-ins that wait for a second step and the trust in devices.
   * @param input `keep`: the id of a session that stays
   */
  async endAll(db: Executor, { userId, keep }: { userId: string; keep?: string }): Promise<void> {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep)))
      .returning(endedColumns);
    await tellEnded(db, ended);
    await dropPushOfUser(db, { userId, keep });
    await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
    await db.delete(trustedDevices).where(eq(trustedDevices.userId, userId));
  }
}

const endedColumns = { id: sessions.id };

/** The streams of ended sessions end, too. */
const tellEnded = (db: Executor, ended: readonly { id: string }[]): Promise<void> =>
  publish(
    db,
    ended.map(({ id }) => sessionTopic(id)),
    null,
  );

/** From when the caller can use nothing but the set-up of two-step sign-in (spec 13.153). */
function dueOf(row: {
  requiredSince: Date | null;
  graceDays: number | null;
  hasTwoSteps: boolean;
  createdAt: Date;
}): { twoStepBy?: string } {
  const { requiredSince: since, graceDays, hasTwoSteps: has, createdAt } = row;
  if (has || since === null || graceDays === null) return {};
  return { twoStepBy: deadlineOf({ since, graceDays, createdAt }).toISOString() };
}
