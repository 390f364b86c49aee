import type { BodyOf, LaunchStep, lti } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import {
  addIdentity,
  type Client,
  findIdentity,
  type FirstFactorResult,
  linkIdentity,
  mailLinked,
  markIdentityUsed,
  passFirstFactor,
  proofOf,
  proveOwner,
  type Sessions,
} from '../../auth';
import { notifyAdministrators } from '../../notifications';
import { conflict, forbidden } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import { countTry } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { readSettings } from '../../settings';
import { accountsByEmail, createAccount, plannedDeletion } from '../../users';
import { WORDING } from '../wording';
import { providerOf } from '../platforms/provider';
import { type ConfirmedFlow, confirmedFlow, endFlow, type OwnLaunch } from './flows';
import { recordLaunch } from './record';

export type LaunchDeps = Services & { sessions: Sessions };

/** What the launch of a known person has led to. */
export interface ProvedByPlatform {
  result: FirstFactorResult;
  to: string;
}

type OtherStep = Exclude<LaunchStep, { step: 'signed-in' | 'two-step' }>;

/** New accounts of one platform: a large institution begins its year. */
const NEW_ACCOUNTS = { max: 3_000, windowSeconds: 3_600 };
/** Accounts that a launch has made have no address that anybody confirmed (spec 14.285). */
const NO_ADDRESS = 'launch.invalid';

const ended = () => conflict(WORDING.ended);

async function runningFlow(deps: LaunchDeps, own: OwnLaunch): Promise<ConfirmedFlow> {
  const flow = await confirmedFlow(deps, own);
  if (!flow) throw ended();
  return flow;
}

/** The person of a launch as an identity: the issuer alone names a whole vendor's cloud, so it is the platform's id. */
const identityOf = ({ platform, confirmed }: ConfirmedFlow) => ({
  issuer: providerOf(platform).issuer,
  subject: confirmed.subject,
  email: confirmed.email,
  emailVerified: false,
  firstName: confirmed.firstName,
  lastName: confirmed.lastName,
});

/**
 * Says what the browser's confirmed launch leads to, and begins the session of a person whom the site knows, or of a new
 * one (spec 14.283–14.286).
 * @throws {HttpError} 403 for a deactivated account or while sign-up is closed, 409 without a confirmed launch, 409
 *   `deletion` for an account that is to be deleted unless `restore` is set, 429 after too many
 */
export async function continueLaunch(
  deps: LaunchDeps,
  client: Client,
  {
    caller,
    browser,
    ...body
  }: BodyOf<typeof lti.continueLaunch> & { caller: Caller | undefined; browser: string | undefined },
): Promise<ProvedByPlatform | OtherStep> {
  const { db } = deps;
  const flow = await runningFlow(deps, { launch: body.launch, browser });
  const { platform, confirmed } = flow;
  if (confirmed.choosing) {
    const { multiple, lineItems: grades } = confirmed.choosing;
    return { step: 'choose', platform: platform.name, multiple, grades };
  }
  const identity = await findIdentity(db, identityOf(flow));
  if (identity) return enter(deps, client, { flow, caller, userId: identity.userId, restore: body.restore });
  const { owner } =
    confirmed.email === null ? { owner: undefined } : await accountsByEmail(db, confirmed.email);
  if (caller && (owner === undefined || owner.id === caller.id) && !body.fresh)
    return {
      step: 'link',
      platform: platform.name,
      name: fullName(confirmed),
      account: { name: caller.user.name, email: caller.user.email },
      proof: await proofOf(deps, caller),
      canBeNew: owner === undefined,
    };
  // An address is given to others, and a platform can claim any: it never opens an account by itself.
  if (owner) return { step: 'sign-in', platform: platform.name, email: owner.email };
  const userId = await makeAccount(deps, flow);
  return { result: await passFirstFactor(deps, client, { userId }), to: confirmed.to };
}

/** A person who has come before. A session that is the person's already goes on. */
async function enter(
  deps: LaunchDeps,
  client: Client,
  {
    flow,
    caller,
    userId,
    restore = false,
  }: { flow: ConfirmedFlow; caller: Caller | undefined; userId: string; restore?: boolean | undefined },
): Promise<ProvedByPlatform | OtherStep> {
  const { db, clock, config } = deps;
  const known = caller?.id === userId;
  // Refused before the launch ends, so that it can be repeated with `restore`.
  if (!known && !restore && (await plannedDeletion(db, userId)))
    await passFirstFactor(deps, client, { userId });
  await db.transaction(async (tx) => {
    if (!(await endFlow(tx, flow.hash))) throw ended();
    await recordLaunch({ db: tx, clock, config }, { userId, flow });
    await markIdentityUsed({ db: tx, clock }, identityOf(flow));
  });
  deps.jobs.wake();
  const { to } = flow.confirmed;
  return known
    ? { step: 'ready', to }
    : { result: await passFirstFactor(deps, client, { userId, restore }), to };
}

/**
 * Makes the learner account of a new person. Its address is one that no mail reaches: a platform that could name an
 * address here would hold it before its owner comes.
 */
async function makeAccount(deps: LaunchDeps, flow: ConfirmedFlow): Promise<string> {
  const { db, clock, config } = deps;
  const { platform, confirmed } = flow;
  const limits = [{ key: `lti:accounts:${platform.id}`, ...NEW_ACCOUNTS }];
  await countTry({ db, clock }, { limits, message: WORDING.tooManyAccounts });
  if (!(await readSettings(db)).signUpOpen) throw forbidden(WORDING.signUpClosed);
  const provider = providerOf(platform);
  const id = newId();
  await db.transaction(async (tx) => {
    if (!(await endFlow(tx, flow.hash))) throw ended();
    const account = await createAccount(tx, {
      ...{ id, email: `${id}@${NO_ADDRESS}`, passwordHash: null, createdAt: clock.now() },
      firstName: confirmed.firstName || platform.name,
      lastName: confirmed.lastName,
      signupMethod: provider.id,
      emailVerifiedAt: null,
    });
    const message = `${fullName(account)} has created an account.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Sign-up', message });
    await addIdentity({ db: tx, clock }, account, { confirmed: identityOf(flow), provider });
    await markIdentityUsed({ db: tx, clock }, identityOf(flow));
    await recordLaunch({ db: tx, clock, config }, { userId: id, flow });
  });
  deps.jobs.wake();
  return id;
}

/**
 * Links the person of a launch to the caller's account, which signs in with a launch from then on. The caller proves to
 * be its owner as for every other way of signing in (spec 13.137).
 * @returns the page that the launch opens
 * @throws {HttpError} 409 without a confirmed launch, or if its address is another account's, or if either is linked
 *   already; 422 for a missing or wrong password, 403 if only a new sign-in can prove it
 */
export async function linkLaunch(
  deps: LaunchDeps,
  caller: Caller,
  { launch, browser, password }: BodyOf<typeof lti.linkLaunch> & { browser: string | undefined },
): Promise<string> {
  const { db, clock, config } = deps;
  const flow = await runningFlow(deps, { launch, browser });
  const { confirmed, platform } = flow;
  if (confirmed.choosing) throw ended();
  const owner = confirmed.email === null ? undefined : (await accountsByEmail(db, confirmed.email)).owner;
  if (owner && owner.id !== caller.id) throw conflict(WORDING.otherAccount);
  await proveOwner(deps, caller, { password });
  const provider = providerOf(platform);
  const user = { ...caller.user, id: caller.id };
  await db.transaction(async (tx) => {
    if (!(await endFlow(tx, flow.hash))) throw ended();
    await linkIdentity({ db: tx, clock }, user, { confirmed: identityOf(flow), provider });
    await markIdentityUsed({ db: tx, clock }, identityOf(flow));
    await recordLaunch({ db: tx, clock, config }, { userId: caller.id, flow });
  });
  deps.jobs.wake();
  mailLinked(deps, caller.user, provider);
  return confirmed.to;
}
