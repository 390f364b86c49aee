import type { BodyOf, OidcStep, oidc, SignInProvider } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { notifyAdministrators } from '../../notifications';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../../platform/database/errors';
import { conflict, forbidden, invalid } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { countTry } from '../../platform/rate-limit';
import { readSettings } from '../../settings';
import { accountsByEmail, createAccount, markVerified, plannedDeletion, type UserRow } from '../../users';
import type { Client } from '../client';
import type { AuthDeps } from '../deps';
import { type FirstFactorResult, passFirstFactor } from '../first-factor';
import { signUpLimits } from '../limits';
import { passwordFits } from '../passwords';
import { countSignIn } from '../sign-in';
import { WORDING } from '../wording';
import { type ConfirmedFlow, confirmedFlow, endFlow } from './flows';
import {
  addIdentity,
  findIdentity,
  linkIdentity,
  mailLinked,
  markIdentityUsed,
  providersOf,
} from './identities';
import type { Providers } from './providers';
import { linkedNow, OIDC_WORDING } from './wording';

export type OidcDeps = AuthDeps & { providers: Providers };

/** What the proof of a provider has led to, with the page to return to. */
export interface ProvedByProvider {
  result: FirstFactorResult;
  from: string | null;
}

/** A step that needs something of the person, or the linked provider: there is no new session. */
type OtherStep = Exclude<OidcStep, { step: 'signed-in' | 'two-step' }>;

const ended = () => conflict(OIDC_WORDING.ended);

/** @throws {HttpError} 409 without a confirmed sign-in in this browser, or if its provider was removed since */
async function runningFlow(
  { db, clock, providers }: OidcDeps,
  token: string | undefined,
): Promise<{ flow: ConfirmedFlow; provider: SignInProvider }> {
  const flow = await confirmedFlow({ db, clock }, token);
  const provider = flow && providers.named(flow.provider);
  if (!provider) throw ended();
  return { flow, provider };
}

/**
 * Says what the browser's confirmed sign-in leads to, and begins the session of a person whom the site knows (spec
 * 13.131–13.134).
 * @param restore keeps an account that is to be deleted (spec 13.117)
 * @throws {HttpError} 403 for a deactivated account or while sign-up is closed, 409 without a confirmed sign-in, 409
 *   `deletion` for an account that is to be deleted unless `restore` is set; the sign-in can then be repeated with it
 */
export async function continueSignIn(
  deps: OidcDeps,
  client: Client,
  {
    token,
    caller,
    restore = false,
  }: { token: string | undefined; caller: Caller | undefined; restore?: boolean | undefined },
): Promise<ProvedByProvider | OtherStep> {
  const { db } = deps;
  const { flow, provider } = await runningFlow(deps, token);
  if (flow.userId !== null) return finishLinking(deps, caller, { flow, provider });
  const identity = await findIdentity(db, flow.confirmed);
  if (!identity) return nextStep(deps, { flow, provider });
  const planned = restore ? undefined : await plannedDeletion(db, identity.userId);
  if (planned) throw conflict(WORDING.toBeDeleted(planned.dueAt), { code: 'deletion' });
  if (!(await endFlow(db, flow.hash))) throw ended();
  const result = await passFirstFactor(deps, client, { userId: identity.userId, restore });
  await markIdentityUsed(deps, flow.confirmed);
  return { result, from: flow.returnTo };
}

/** Links the provider to the account of the person who asked for it, and to no other. */
async function finishLinking(
  deps: OidcDeps,
  caller: Caller | undefined,
  { flow, provider }: { flow: ConfirmedFlow; provider: SignInProvider },
): Promise<OtherStep> {
  if (caller?.id !== flow.userId) throw conflict(OIDC_WORDING.otherPerson);
  const result = await deps.db.transaction(async (tx) => {
    if (!(await endFlow(tx, flow.hash))) throw ended();
    return linkIdentity(
      { db: tx, clock: deps.clock },
      { ...caller.user, id: caller.id },
      { confirmed: flow.confirmed, provider },
    );
  });
  if (result === 'added') mailLinked(deps, caller.user, provider);
  return { step: 'linked', provider, from: flow.returnTo };
}

/** A person whom the site does not know: links an account of the same address, or makes one. */
async function nextStep(
  deps: OidcDeps,
  { flow, provider }: { flow: ConfirmedFlow; provider: SignInProvider },
): Promise<OtherStep> {
  const { db, providers } = deps;
  const { firstName, lastName } = flow.confirmed;
  const email = addressOf(flow);
  const from = flow.returnTo;
  const { owner } = await accountsByEmail(db, email);
  if (owner) {
    if (owner.status !== 'active') throw forbidden(WORDING.deactivated);
    if (owner.passwordHash !== null) return { step: 'password', provider, email, from };
    const others = await providersOf(db, { userId: owner.id, providers });
    return { step: 'other-provider', provider, email, providers: others, from };
  }
  if (!(await readSettings(db)).signUpOpen) throw forbidden(WORDING.signUpClosed);
  return { step: 'sign-up', provider, email, firstName, lastName, from };
}

/** The address that the provider says is the person's. @throws {HttpError} 409 without one */
function addressOf({ confirmed }: ConfirmedFlow): string {
  if (confirmed.email === null || !confirmed.emailVerified) throw ended();
  return confirmed.email;
}

/**
 * Links the provider to the account that owns the address, by that account's password, and begins its session. An
 * address alone proves nothing: it may have had another owner (spec 13.133).
 * @throws {HttpError} 422 for a wrong password, 403 for a deactivated account, 429 after too many tries
 */
export async function linkByPassword(
  deps: OidcDeps,
  client: Client,
  { token, password }: { token: string | undefined } & BodyOf<typeof oidc.linkOidc>,
): Promise<ProvedByProvider> {
  const { db, clock } = deps;
  const { flow, provider } = await runningFlow(deps, token);
  if (flow.userId !== null) throw ended();
  const email = addressOf(flow);
  const { owner } = await accountsByEmail(db, email);
  if (!owner) throw ended();
  await countSignIn(deps, { client, email }, async () => {
    if (!(await passwordFits(owner.passwordHash, password)))
      throw invalid({ password: OIDC_WORDING.wrongPassword });
  });
  if (owner.status !== 'active') throw forbidden(WORDING.deactivated);
  const { passwordHash: _secret, ...user } = owner;
  await db.transaction(async (tx) => {
    if (!(await endFlow(tx, flow.hash))) throw ended();
    await linkIdentity({ db: tx, clock }, user, { confirmed: flow.confirmed, provider });
    // The provider has confirmed the address of an account that an administrator made.
    await markVerified({ db: tx, clock }, user.id);
    await markIdentityUsed({ db: tx, clock }, flow.confirmed);
  });
  mailLinked(deps, user, provider);
  return { result: await passFirstFactor(deps, client, { userId: user.id }), from: flow.returnTo };
}

/**
 * Creates a learner account, whose address the provider has confirmed, and begins its session (spec 13.134). Sign-ups
 * of the same address that were never verified stay apart: whoever made them has not shown that the address is theirs.
 * @throws {HttpError} 403 while sign-up is closed, 409 if the address got an account meanwhile, 429 after too many
 */
export async function signUpByProvider(
  deps: OidcDeps,
  client: Client,
  { token, ...names }: { token: string | undefined } & BodyOf<typeof oidc.signUpOidc>,
): Promise<ProvedByProvider> {
  const { db, clock } = deps;
  const { flow, provider } = await runningFlow(deps, token);
  if (flow.userId !== null) throw ended();
  const email = addressOf(flow);
  const limits = signUpLimits(client.network, email);
  await countTry({ db, clock }, { limits, message: WORDING.tooManySignUps });
  if (!(await readSettings(db)).signUpOpen) throw forbidden(WORDING.signUpClosed);
  const { owner } = await accountsByEmail(db, email);
  if (owner) throw ended();
  const user = await db
    .transaction(async (tx): Promise<UserRow> => {
      if (!(await endFlow(tx, flow.hash))) throw ended();
      const now = clock.now();
      const account = await createAccount(tx, {
        ...{ ...names, email, passwordHash: null, createdAt: now },
        signupMethod: provider.id,
        emailVerifiedAt: now,
      });
      const message = `${fullName(account)} has created an account.`;
      await notifyAdministrators({ db: tx, clock }, { type: 'Sign-up', message });
      await addIdentity({ db: tx, clock }, account, { confirmed: flow.confirmed, provider });
      await markIdentityUsed({ db: tx, clock }, flow.confirmed);
      return { ...account, hubName: null };
    })
    .catch((error: unknown) => {
      // Another sign-up with the address was verified in this moment.
      if (databaseErrorCode(error) === UNIQUE_VIOLATION) throw ended();
      throw error;
    });
  return { result: await passFirstFactor(deps, client, { userId: user.id }), from: flow.returnTo };
}

/** What the person reads about a step. */
export const sentenceOf = (step: OtherStep): string =>
  step.step === 'linked' ? linkedNow(step.provider.name) : OIDC_WORDING.next;
