import type { BodyOf, OpenedInvitation, personalInvitations as calls } from '@digiken/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { type Client, type Sessions, sha256, signUpVerified, type Started } from '../../auth';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../../platform/database/errors';
import type { Executor } from '../../platform/database';
import { conflict, forbidden, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps, Services } from '../../platform/services';
import { accountsByEmail, hubs, markVerified } from '../../users';
import { addMember, holdHub, isMember, wasRemovedSince } from '../membership';
import { runsHub } from '../membership-status';
import { hubPersonalInvitations as table } from '../tables';
import { WORDING } from '../people-wording';
import { stateOf } from './personal';

type Row = typeof table.$inferSelect;
type HubName = { _id: string; name: string };

async function findBySecret(db: Executor, secret: string): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(eq(table.hash, sha256(secret)));
  return row;
}

function problemOf(row: Row, now: Date): string | null {
  const problems = { accepted: WORDING.used, withdrawn: WORDING.withdrawnForYou, expired: WORDING.expired };
  const state = stateOf(row, now);
  return state in problems ? problems[state as keyof typeof problems] : null;
}

/**
 * What a personal invitation is for, and what the person does next; notes that it was opened (spec 13.164). The link
 * proves the address, so the answer may say whether it has an account.
 */
export async function openPersonal(
  { db, clock }: Deps<'clock'>,
  caller: Caller | undefined,
  secret: string,
): Promise<OpenedInvitation> {
  const row = await findBySecret(db, secret);
  const nobody = { email: '', firstName: '', lastName: '', next: 'none' } as const;
  if (!row) return { ...nobody, hub: null, problem: WORDING.unknown };
  const [found] = await db.select().from(hubs).where(eq(hubs.id, row.hubId));
  const hub = found && { _id: found.id, name: found.name, summary: found.summary, logo: found.logo };
  const problem = problemOf(row, clock.now()) ?? (await whyNot(db, caller, row));
  if (!hub || problem !== null) return { ...nobody, hub: hub ?? null, problem: problem ?? WORDING.unknown };
  if (row.openedAt === null)
    await db
      .update(table)
      .set({ openedAt: clock.now() })
      .where(and(eq(table.id, row.id), isNull(table.openedAt)));
  const { email, firstName, lastName } = row;
  return { hub, email, firstName, lastName, problem: null, next: await nextOf(db, caller, email) };
}

/** Why the caller, whose address it is for, cannot join; null if they can, or for anybody else. */
async function whyNot(db: Executor, caller: Caller | undefined, row: Row): Promise<string | null> {
  if (caller?.user.email !== row.email) return null;
  const { hubId } = row;
  if (runsHub(caller, hubId)) return WORDING.administers;
  if (await isMember(db, { hubId, userId: caller.id })) return WORDING.member;
  const removed = await wasRemovedSince(db, { hubId, userId: caller.id, moment: row.createdAt });
  return removed ? WORDING.withdrawnForYou : null;
}

async function nextOf(
  db: Executor,
  caller: Caller | undefined,
  email: string,
): Promise<OpenedInvitation['next']> {
  if (caller) return caller.user.email === email ? 'accept' : 'switch';
  const { owner } = await accountsByEmail(db, email);
  return owner ? 'sign-in' : 'sign-up';
}

/**
 * Joins the hub of a personal invitation (spec 13.164). The link came by mail, so it verifies the caller's address too.
 * @throws {HttpError} 403 if it is for another address, 404 if it is unknown, expired, used or withdrawn, 409 if the
 *   caller is a member or an administrator of the hub already
 */
export async function acceptPersonal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  secret: string,
): Promise<HubName> {
  return db
    .transaction(async (tx) => {
      const { hub, row } = await holdInvitation({ db: tx, clock }, secret);
      if (caller.user.email !== row.email) throw forbidden(WORDING.forSomeoneElse(row.email));
      const problem = await whyNot(tx, caller, row);
      if (problem) throw conflict(problem);
      if (!caller.user.emailVerified) await markVerified({ db: tx, clock }, caller.id);
      await addMember(tx, { hubId: hub._id, userId: caller.id, now: clock.now() });
      return hub;
    })
    .catch(refuseTakenAddress);
}

/**
 * Creates a learner account with the invited address, joins and begins a session; no second mail is needed (spec
 * 13.164).
 * @throws {HttpError} 403 while sign-up is closed, 404 as {@link acceptPersonal}, 409 if the address has an account,
 *   422 for a guessable password, 429 after too many tries
 */
export async function signUpByPersonal(
  services: Services & { sessions: Sessions },
  client: Client,
  { secret, ...person }: BodyOf<typeof calls.signUpByInvitation>,
): Promise<{ started: Started; hub: HubName }> {
  const { db, clock } = services;
  const row = await findBySecret(db, secret);
  if (!row) throw notFound(WORDING.unknown);
  const problem = problemOf(row, clock.now());
  if (problem) throw notFound(problem);
  if ((await accountsByEmail(db, row.email)).owner) throw conflict(WORDING.hasAccount);
  let hub: HubName | undefined;
  const started = await signUpVerified(
    services,
    client,
    { ...person, email: row.email },
    async (tx, userId) => {
      ({ hub } = await holdInvitation({ db: tx, clock }, secret));
      await addMember(tx, { hubId: hub._id, userId, now: clock.now() });
    },
  ).catch(refuseTakenAddress);
  return { started, hub: hub ?? { _id: row.hubId, name: '' } };
}

/** Locks the hub, then reads the invitation. @throws {HttpError} 404 if it cannot be used */
async function holdInvitation({ db: tx, clock }: Deps<'clock'>, secret: string) {
  const found = await findBySecret(tx, secret);
  if (!found) throw notFound(WORDING.unknown);
  const { id, name } = await holdHub(tx, found.hubId);
  // Read again: it may have been used before the lock.
  const row = await findBySecret(tx, secret);
  if (!row) throw notFound(WORDING.unknown);
  const problem = problemOf(row, clock.now());
  if (problem) throw notFound(problem);
  return { hub: { _id: id, name }, row };
}

/** Another account of the address was verified first. */
function refuseTakenAddress(error: unknown): never {
  if (databaseErrorCode(error) === UNIQUE_VIOLATION) throw conflict(WORDING.hasAccount);
  throw error;
}
