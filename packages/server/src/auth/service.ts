import type { accounts, BodyOf, User } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import { readSettings } from '../settings';
import { notifyAdministrators } from '../notifications';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { forbidden, invalid, unauthenticated } from '../platform/http/errors';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import { hubs, userColumns, type UserRow, users } from '../users';
import { issueMailedToken, ownerOfMailedToken, spendMailedToken } from './mailed-tokens';
import { refuseGuessable } from './password-strength';
import { hashPassword, passwordFits } from './passwords';
import type { Sessions } from './sessions';
import { resetMail, verificationMail, WORDING } from './wording';

export interface Started {
  user: UserRow;
  token: string;
  binding: string;
}

/** Accounts and their sessions; who may call what is the routes' business. */
export class AuthService {
  constructor(
    private readonly services: Services,
    private readonly sessions: Sessions,
  ) {}

  /** @throws {HttpError} 403 while sign-up is closed, 422 for a taken address or a guessable password */
  async signUp(body: BodyOf<typeof accounts.signUp>, userAgent: string | undefined): Promise<Started> {
    const { db, clock } = this.services;
    if (!(await readSettings(db)).signUpOpen) throw forbidden(WORDING.signUpClosed);
    const { password, ...person } = body;
    await refuseGuessable('password', password, person);
    const passwordHash = await hashPassword(password);
    const id = newId();
    const started = await db
      .transaction(async (tx) => {
        const [row] = await tx
          .insert(users)
          .values({ id, ...person, passwordHash, createdAt: clock.now() })
          .returning();
        const user: UserRow = { ...(row as typeof users.$inferSelect), hubName: null };
        await notifyAdministrators(
          tx,
          clock,
          'Sign-up',
          `${user.firstName} ${user.lastName} has created an account.`,
        );
        return { user, ...(await this.sessions.start(tx, user, userAgent)) };
      })
      .catch((error: unknown) => {
        if (databaseErrorCode(error) === UNIQUE_VIOLATION) throw invalid({ email: WORDING.emailTaken });
        throw error;
      });
    this.mailVerification(started.user);
    return started;
  }

  /** @throws {HttpError} 401 for wrong credentials, 403 for a deactivated account */
  async signIn(
    { email, password }: BodyOf<typeof accounts.signIn>,
    userAgent: string | undefined,
  ): Promise<Started> {
    const { db } = this.services;
    const [row] = await db
      .select({ ...userColumns, passwordHash: users.passwordHash })
      .from(users)
      .leftJoin(hubs, eq(hubs.id, users.hubId))
      .where(eq(users.email, email));
    if (!(await passwordFits(row?.passwordHash, password)) || !row)
      throw unauthenticated(WORDING.wrongCredentials);
    return db.transaction(async (tx) => {
      // Held: an administrator who changes role or status meanwhile ends this session too, or was first.
      const [now] = await tx
        .select({ role: users.role, status: users.status })
        .from(users)
        .where(eq(users.id, row.id))
        .for('share');
      if (now?.status !== 'active') throw forbidden(WORDING.deactivated);
      const { passwordHash: _secret, ...user } = { ...row, role: now.role };
      return { user, ...(await this.sessions.start(tx, user, userAgent)) };
    });
  }

  /** Sends the link while the caller goes on: mail that fails is logged, and can be asked for again. */
  mailVerification({ id, email, firstName }: { id: string; email: string; firstName: string }): void {
    const { db, clock, mail, config, background } = this.services;
    background.run(async () => {
      const token = await issueMailedToken(db, clock, id, 'verify');
      const url = `${config.publicUrl}/verify/email?token=${token}`;
      await mail.send({ to: email, ...verificationMail(firstName, url) });
    });
  }

  /** @throws {HttpError} 422 for a link that is spent, expired or unknown */
  async verifyEmail(token: string): Promise<void> {
    const { db, clock } = this.services;
    await db.transaction(async (tx) => {
      const userId = await spendMailedToken(tx, clock, token, 'verify');
      if (!userId) throw invalid({ token: WORDING.deadLink });
      await tx.update(users).set(this.#verifiedNow()).where(eq(users.id, userId));
    });
  }

  /** Works in the background, so that the time to answer does not tell whether there is an account. */
  mailPasswordLink(email: string): void {
    const { db, clock, mail, config, background } = this.services;
    background.run(async () => {
      const [user] = await db
        .select({ id: users.id, firstName: users.firstName })
        .from(users)
        .where(and(eq(users.email, email), eq(users.status, 'active')));
      if (!user) return;
      const token = await issueMailedToken(db, clock, user.id, 'reset');
      const url = `${config.publicUrl}/auth/reset-password?token=${token}`;
      await mail.send({ to: email, ...resetMail(user.firstName, url) });
    });
  }

  /** Also verifies the address, which the mailed link has just proven. */
  async resetPassword({ token, password }: BodyOf<typeof accounts.resetPassword>): Promise<void> {
    const { db, clock } = this.services;
    const owner = await ownerOfMailedToken(db, clock, token, 'reset');
    if (!owner) throw invalid({ token: WORDING.deadLink });
    await refuseGuessable('password', password, owner);
    const passwordHash = await hashPassword(password);
    await db.transaction(async (tx) => {
      const userId = await spendMailedToken(tx, clock, token, 'reset');
      if (!userId) throw invalid({ token: WORDING.deadLink });
      await tx
        .update(users)
        .set({ passwordHash, ...this.#verifiedNow() })
        .where(eq(users.id, userId));
      await this.sessions.endAll(tx, userId);
    });
  }

  /** Ends every session but `keep`. @throws {HttpError} 422 for a wrong, unchanged or guessable password */
  async changePassword(
    user: User,
    keep: string,
    { currentPassword, newPassword }: BodyOf<typeof accounts.changePassword>,
  ): Promise<void> {
    const { db } = this.services;
    const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, user._id));
    if (!(await passwordFits(row?.hash, currentPassword)))
      throw invalid({ currentPassword: WORDING.wrongPassword });
    if (newPassword === currentPassword) throw invalid({ newPassword: WORDING.samePassword });
    await refuseGuessable('newPassword', newPassword, user);
    const passwordHash = await hashPassword(newPassword);
    await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, user._id));
      await this.sessions.endAll(tx, user._id, keep);
    });
  }

  #verifiedNow() {
    const now = this.services.clock.now().toISOString();
    return { emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now}::timestamptz)` };
  }
}
