import { createHash } from 'node:crypto';
import type { AccountData, BodyOf, privacy as calls } from '@digiken/contract';
import type { DeletionBlocker } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import { ownsCourses } from '../authoring';
import { confirmPassword, type Sessions } from '../auth';
import { keepableCertificates } from '../certificates';
import { runsHubAlone } from '../hubs';
import { paymentBlockers } from '../payments';
import type { Executor } from '../platform/database';
import { conflict } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { enqueue } from '../platform/jobs';
import type { Leaver } from '../platform/personal-data';
import { removePrivate } from '../platform/private-files';
import type { Services } from '../platform/services';
import { readSettings } from '../settings';
import { deleteAccountRow, lockLeaver, planDeletion, users } from '../users';
import { PARTS } from './parts';
import { BLOCKERS, deletedMail, deletionMail } from './wording';

export const DELETION_JOB = 'account-deletion';

const DAY_MS = 86_400_000;

/**
 * What has to be done before an account can be deleted (spec 13.115).
 * @param role of the account, also while it is deactivated
 */
async function blockersOf(
  tx: Executor,
  { id, role }: Pick<Caller, 'id' | 'role'>,
): Promise<DeletionBlocker[]> {
  const blockers: DeletionBlocker[] = [];
  if (await ownsCourses(tx, id)) blockers.push('courses');
  if (await runsHubAlone(tx, id)) blockers.push('hub');
  if (role === 'admin' && (await othersAdminister(tx, id)) === 0) blockers.push('last-admin');
  return [...blockers, ...(await paymentBlockers(tx, id))];
}

async function othersAdminister(tx: Executor, userId: string): Promise<number> {
  // Locked as in changes of roles, so that two administrators cannot leave at the same time.
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  return rows.filter(({ id }) => id !== userId).length;
}

/** What a person reads before deleting the account. */
export async function deletionStateOf(
  { db }: Pick<Services, 'db'>,
  caller: Pick<Caller, 'id' | 'role'>,
): Promise<Pick<AccountData, 'blockers' | 'certificates' | 'graceDays'>> {
  const { retention } = await readSettings(db);
  return {
    blockers: await db.transaction((tx) => blockersOf(tx, caller)),
    certificates: await keepableCertificates(db, caller.id),
    graceDays: retention.deletion,
  };
}

/**
 * Deactivates the caller's account, ends all its sessions and plans its deletion (spec 13.116).
 * @returns when it is deleted
 * @throws {HttpError} 422 for a wrong password, 403 `recent-sign-in` without a password, 409 if something has to be done first
 */
export async function planAccountDeletion(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'mail' | 'background'> & { sessions: Sessions },
  caller: Caller,
  { password, keepCertificates }: BodyOf<typeof calls.deleteAccount>,
): Promise<Date> {
  const { db, clock, config, mail, background, sessions } = services;
  await confirmPassword(services, caller, password);
  const now = clock.now();
  const dueAt = await db.transaction(async (tx) => {
    await refuseBlocked(tx, caller);
    const { retention } = await readSettings(tx);
    const at = new Date(now.getTime() + retention.deletion * DAY_MS);
    await planDeletion(tx, { userId: caller.id, requestedAt: now, dueAt: at, keepCertificates });
    await sessions.endAll(tx, { userId: caller.id });
    await enqueue(tx, { kind: DELETION_JOB, key: caller.id, runAt: at });
    return at;
  });
  const { email, firstName } = caller.user;
  background.run(() => mail.send({ to: email, ...deletionMail(firstName, dueAt, config.publicUrl) }));
  return dueAt;
}

async function refuseBlocked(tx: Executor, caller: Pick<Caller, 'id' | 'role'>): Promise<void> {
  const blockers = await blockersOf(tx, caller);
  if (blockers.length > 0) throw conflict(blockers.map((blocker) => BLOCKERS[blocker]).join(' '));
}

/**
 * Deletes an account whose grace is over, in one transaction (spec 13.118). Safe to repeat: a run that is killed has
 * changed nothing, except for files, which the sweep deletes.
 * @returns when to look again, if it is not due yet or something has to be settled first
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'clock' | 'files' | 'mail'>,
  userId: string,
): Promise<Date | void> {
  const { db, clock, files, mail } = services;
  const now = clock.now();
  const done = await db.transaction(async (tx) => {
    const found = await lockLeaver(tx, userId);
    if (found === undefined) return undefined;
    const { plan, user } = found;
    if (plan.dueAt > now) return plan.dueAt;
    if ((await blockersOf(tx, user)).length > 0) return new Date(now.getTime() + DAY_MS);
    const { firstName, lastName, email, avatar } = user;
    const leaver: Leaver = {
      ...{ id: userId, firstName, lastName, email, avatar },
      keepCertificates: plan.keepCertificates,
    };
    const deps = { db: tx, clock, files };
    const left: string[] = [];
    for (const { erase } of PARTS) left.push(...((await erase?.(deps, leaver)) ?? []));
    await deleteAccountRow(deps, leaver);
    return { left, email, firstName };
  });
  if (done === undefined || done instanceof Date) return done;
  for (const name of done.left) await removePrivate(files, name);
  const id = createHash('sha256').update(userId).digest('hex').slice(0, 32);
  await mail.send({ to: done.email, ...deletedMail(done.firstName), id });
}
