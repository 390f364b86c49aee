import type { Role, TwoStepPolicy } from '@digiken/contract';
import { SIGN_IN_LIMITS, TWO_STEP_ROLES, type TwoStepRole } from '@digiken/contract/constants';
import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Executor } from '../../platform/database';
import { conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { users } from '../../users';
import { passkeys } from '../passkeys/tables';
import { WORDING } from '../wording';
import { twoFactors, twoStepPolicy } from './tables';

const SITE = 'site';
const DAY_MS = 86_400_000;

type Since = Record<TwoStepRole, Date | null>;

interface Policy {
  since: Since;
  graceDays: number;
}

async function readPolicy(db: Executor): Promise<Policy> {
  const [row] = await db.select().from(twoStepPolicy).where(eq(twoStepPolicy.id, SITE));
  return {
    since: {
      tutor: row?.tutorSince ?? null,
      hub: row?.hubSince ?? null,
      admin: row?.adminSince ?? null,
    },
    graceDays: row?.graceDays ?? SIGN_IN_LIMITS.graceDays,
  };
}

/** Content managers follow the setting of the administrators. */
const settingOf = (role: Role): TwoStepRole | undefined =>
  role === 'sudo' ? 'admin' : TWO_STEP_ROLES.find((item) => item === role);

/** Whether the site requires two steps of the role, also while the days of grace run. */
export async function isTwoStepRequired(db: Executor, role: Role): Promise<boolean> {
  const setting = settingOf(role);
  return setting !== undefined && (await readPolicy(db)).since[setting] !== null;
}

/** SQL: the user of the row in `users` has codes from an app, or a passkey. */
export const hasTwoSteps = (db: Executor) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(twoFactors)
        .where(and(eq(twoFactors.userId, users.id), isNotNull(twoFactors.confirmedAt))),
    ),
    exists(db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.userId, users.id))),
  );

/** SQL: since when the role of the row in `users` must sign in with two steps; null where it need not. */
export const requiredSince = sql<Date | null>`case ${users.role}
  when 'tutor' then ${twoStepPolicy.tutorSince}
  when 'hub' then ${twoStepPolicy.hubSince}
  when 'sudo' then ${twoStepPolicy.adminSince}
  when 'admin' then ${twoStepPolicy.adminSince}
  else null end`.mapWith(twoStepPolicy.adminSince);

/** Joins the one row of the policy. */
export const sitePolicy = eq(twoStepPolicy.id, SITE);

/**
 * From when a person without two steps can use nothing else: days of grace after it was required, or after their
 * account was made (spec 13.153).
 */
export const deadlineOf = (required: {
  since: Date;
  createdAt: Date;
  /** Days. */
  graceDays: number;
}): Date =>
  new Date(Math.max(required.since.getTime(), required.createdAt.getTime()) + required.graceDays * DAY_MS);

/** The deadline of a user; undefined if nothing is required or they have two steps. */
export async function twoStepDeadline(
  db: Executor,
  { id, role, createdAt }: { id: string; role: Role; createdAt: Date },
): Promise<Date | undefined> {
  const setting = settingOf(role);
  if (setting === undefined) return undefined;
  const { since, graceDays } = await readPolicy(db);
  const from = since[setting];
  if (from === null || (await usesTwoSteps(db, id))) return undefined;
  return deadlineOf({ since: from, createdAt, graceDays });
}

/** Whether a user has codes from an app, or a passkey. */
export async function usesTwoSteps(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), hasTwoSteps(db)));
  return row !== undefined;
}

export async function getPolicy(db: Executor): Promise<TwoStepPolicy> {
  const { since, graceDays } = await readPolicy(db);
  const { tutor, hub, admin } = since;
  return { tutor: tutor !== null, hub: hub !== null, admin: admin !== null, graceDays };
}

/**
 * Saves whom the site requires to sign in with two steps, and audits what changed. The days of grace of a role run from
 * the moment at which it was switched on (spec 13.152).
 * @throws {HttpError} 409 if the caller switches it on for a role without two steps of their own
 */
export async function savePolicy(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  wanted: TwoStepPolicy,
): Promise<TwoStepPolicy> {
  return db.transaction(async (tx) => {
    // Locks the row: of two concurrent saves, the second audits its changes to the first.
    await tx
      .insert(twoStepPolicy)
      .values({ id: SITE, graceDays: SIGN_IN_LIMITS.graceDays })
      .onConflictDoNothing();
    await tx.select({ id: twoStepPolicy.id }).from(twoStepPolicy).where(sitePolicy).for('update');
    const before = await readPolicy(tx);
    const switchedOn = TWO_STEP_ROLES.some((role) => wanted[role] && before.since[role] === null);
    if (switchedOn && !(await usesTwoSteps(tx, caller.id))) throw conflict(WORDING.policyNeedsOwn);
    const since = (role: TwoStepRole) => (wanted[role] ? (before.since[role] ?? clock.now()) : null);
    await tx
      .update(twoStepPolicy)
      .set({
        tutorSince: since('tutor'),
        hubSince: since('hub'),
        adminSince: since('admin'),
        graceDays: wanted.graceDays,
      })
      .where(sitePolicy);
    const detail = changes(before, wanted);
    if (detail !== '')
      await audit({ db: tx, clock }, caller, {
        action: 'changed',
        target: { kind: 'settings', id: null, name: 'who must sign in with two steps' },
        detail,
      });
    return wanted;
  });
}

const NAMES: Record<TwoStepRole, string> = {
  tutor: 'Instructors',
  hub: 'Hub administrators',
  admin: 'Administrators and content managers',
};

function changes(before: Policy, after: TwoStepPolicy): string {
  const roles = TWO_STEP_ROLES.filter((role) => (before.since[role] !== null) !== after[role]).map((role) =>
    after[role]
      ? `${NAMES[role]} must sign in with two steps.`
      : `${NAMES[role]} need not sign in with two steps.`,
  );
  const days =
    before.graceDays === after.graceDays
      ? []
      : [
          after.graceDays === 1
            ? 'They have 1 day to set it up.'
            : `They have ${after.graceDays} days to set it up.`,
        ];
  return [...roles, ...days].join(' ');
}
