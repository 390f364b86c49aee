import type { BodyOf, oidc, SignInProvider, SignInWays } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, asc, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Executor } from '../../platform/database';
import { conflict, HttpError, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps, Services } from '../../platform/services';
import { type UserRow, users } from '../../users';
import { confirmPassword } from '../confirm-password';
import { passkeys } from '../passkeys/tables';
import { isRecent, noteProof } from '../recent-sign-in';
import { authorizationAddress } from './claims';
import { beginFlow } from './flows';
import type { Providers } from './providers';
import { safeReturnPath } from '../return-path';
import { type Confirmed, userIdentities } from './tables';
import { anotherLinked, linkedElsewhere, linkedMail, OIDC_WORDING, unlinkedMail } from './wording';

/** A provider of the settings, or a learning platform, whose name is kept with the identity. */
export type IdentityProvider = SignInProvider & { platform?: boolean };

type MailDeps = Pick<Services, 'mail' | 'config' | 'background'>;

/** The account that a person at a provider signs in to. */
export async function findIdentity(
  db: Executor,
  { issuer, subject }: Pick<Confirmed, 'issuer' | 'subject'>,
): Promise<{ userId: string } | undefined> {
  const [row] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  return row;
}

const identitiesOf = (db: Executor, userId: string) =>
  db
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt), asc(userIdentities.provider));

/** The providers that sign in to an account, as far as they are configured. */
export async function providersOf(
  db: Executor,
  { userId, providers }: { userId: string; providers: Providers },
): Promise<SignInProvider[]> {
  const rows = await identitiesOf(db, userId);
  return rows.flatMap(({ provider }) => providers.named(provider) ?? []);
}

/** What is needed of the caller before a way of signing in changes (spec 13.137). */
export async function proofOf(deps: Deps<'clock'>, caller: Caller): Promise<SignInWays['proof']> {
  if (await isRecent(deps, caller)) return 'none';
  return (await passwordHashOf(deps.db, caller.id)) === null ? 'sign-in' : 'password';
}

const hasPasskey = async (db: Executor, userId: string): Promise<boolean> =>
  (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;

async function passwordHashOf(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? null;
}

/**
 * Makes sure that it is the owner who changes how to sign in.
 * @throws {HttpError} 422 for a missing or wrong password, 403 if only a new sign-in can prove it
 */
export async function proveOwner(
  deps: Deps<'clock'>,
  caller: Caller,
  { password }: { password?: string | undefined },
): Promise<void> {
  if (await isRecent(deps, caller)) return;
  await confirmPassword(deps, caller, password);
  await noteProof(deps, caller);
}

/** The caller's ways of signing in, and what can be added. */
export async function listWays(
  deps: Deps<'clock'> & { providers: Providers },
  caller: Caller,
): Promise<SignInWays> {
  const { db, providers } = deps;
  const rows = await identitiesOf(db, caller.id);
  const hasPassword = (await passwordHashOf(db, caller.id)) !== null;
  const signsInAlone = hasPassword || (await hasPasskey(db, caller.id));
  const linked = new Set(rows.map(({ provider }) => provider));
  return {
    hasPassword,
    identities: rows.map((row) => ({
      provider: providers.named(row.provider) ?? {
        id: row.provider,
        name: row.providerName ?? row.provider,
      },
      email: row.email,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      removable: hasOtherWay({ signsInAlone, rows, providers }, row.provider),
    })),
    available: providers.all().filter(({ id }) => !linked.has(id)),
    proof: await proofOf(deps, caller),
  };
}

/** Whether a person can still sign in without a provider. One that is not configured any more is no way. */
const hasOtherWay = (
  {
    signsInAlone,
    rows,
    providers,
  }: {
    /** By a password or a passkey. */ signsInAlone: boolean;
    rows: readonly { provider: string }[];
    providers: Providers;
  },
  provider: string,
): boolean =>
  signsInAlone || rows.some((row) => row.provider !== provider && providers.find(row.provider) !== undefined);

/**
 * Starts to link a provider to the caller's account.
 * @returns the cookie's value and the address at the provider
 * @throws {HttpError} 404 for an unknown provider, 409 if one of its accounts is linked, 503 if it does not answer
 */
export async function startLinking(
  deps: Deps<'clock'> & { providers: Providers },
  caller: Caller,
  { provider: id, from, password }: { provider: string } & BodyOf<typeof oidc.addIdentity>,
): Promise<{ token: string; url: string }> {
  const { db, clock, providers } = deps;
  const provider = providers.find(id);
  if (!provider) throw notFound(OIDC_WORDING.noProvider);
  await proveOwner(deps, caller, { password });
  const configuration = await providers.configurationOf(provider).catch(() => {
    throw new HttpError(503, OIDC_WORDING.unavailable);
  });
  const returnTo = safeReturnPath(from);
  const token = await beginFlow({ db, clock }, { provider: id, userId: caller.id, returnTo });
  const redirect = providers.redirectAddress(provider);
  return { token, url: await authorizationAddress(configuration, { token, redirect }) };
}

/**
 * Adds an identity to an account. Call it in a transaction.
 * @returns `known` if the account has it already
 * @throws {HttpError} 409 if it belongs to another account, or the account has another identity of the provider
 */
export async function addIdentity(
  { db, clock }: Deps<'clock'>,
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName'>,
  { confirmed, provider }: { confirmed: Confirmed; provider: IdentityProvider },
): Promise<'added' | 'known'> {
  const { issuer, subject, email } = confirmed;
  const now = clock.now();
  const added = await db
    .insert(userIdentities)
    .values({
      ...{ issuer, subject, email, userId: user.id, createdAt: now },
      ...{ provider: provider.id, providerName: provider.platform === true ? provider.name : null },
    })
    .onConflictDoNothing()
    .returning({ userId: userIdentities.userId });
  if (added.length === 0) {
    const existing = await findIdentity(db, confirmed);
    if (existing?.userId === user.id) return 'known';
    throw conflict(existing ? linkedElsewhere(provider.name) : anotherLinked(provider.name));
  }
  return 'added';
}

/** {@link addIdentity} to an account that exists already, with an entry in the audit log. */
export async function linkIdentity(
  deps: Deps<'clock'>,
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName'>,
  identity: { confirmed: Confirmed; provider: IdentityProvider },
): Promise<'added' | 'known'> {
  const result = await addIdentity(deps, user, identity);
  if (result === 'added') await auditWay(deps, user, `linked ${identity.provider.name} to the account of`);
  return result;
}

/** Remembers that an identity has signed in, and with which address. */
export async function markIdentityUsed(
  { db, clock }: Deps<'clock'>,
  { issuer, subject, email }: Confirmed,
): Promise<void> {
  await db
    .update(userIdentities)
    .set({ lastUsedAt: clock.now(), email })
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
}

/** Forgets everyone of a provider that is no more. Their accounts stay. */
export async function dropIdentities(db: Executor, provider: string): Promise<void> {
  await db.delete(userIdentities).where(eq(userIdentities.provider, provider));
}

/**
 * Unlinks a provider from the caller's account.
 * @throws {HttpError} 404 if it is not linked, 409 if nothing else signs in to the account
 */
export async function removeIdentity(
  deps: Pick<Services, 'db' | 'clock'> & MailDeps & { providers: Providers },
  caller: Caller,
  { provider, password }: { provider: string; password?: string | undefined },
): Promise<SignInProvider> {
  const { db, clock, providers } = deps;
  await proveOwner(deps, caller, { password });
  let named = providers.named(provider) ?? { id: provider, name: provider };
  await db.transaction(async (tx) => {
    // Lock the account: of two requests that remove the last two ways, one is refused.
    const [user] = await tx
      .select({ hash: users.passwordHash })
      .from(users)
      .where(eq(users.id, caller.id))
      .for('no key update');
    const rows = await identitiesOf(tx, caller.id);
    const linked = rows.find((row) => row.provider === provider);
    if (!linked) throw notFound(OIDC_WORDING.notLinked);
    named = { ...named, name: linked.providerName ?? named.name };
    const signsInAlone = (user !== undefined && user.hash !== null) || (await hasPasskey(tx, caller.id));
    if (!hasOtherWay({ signsInAlone, rows, providers }, provider)) throw conflict(OIDC_WORDING.onlyWay);
    await tx
      .delete(userIdentities)
      .where(and(eq(userIdentities.userId, caller.id), eq(userIdentities.provider, provider)));
    await auditWay(
      { db: tx, clock },
      { id: caller.id, ...caller.user },
      `unlinked ${named.name} from the account of`,
    );
  });
  mailOwner(deps, caller.user, unlinkedMail(caller.user.firstName, named.name, deps.config.publicUrl));
  return named;
}

/** Mails the owner that a provider signs in to the account now. */
export function mailLinked(
  deps: MailDeps,
  user: { email: string; firstName: string },
  provider: SignInProvider,
): void {
  mailOwner(deps, user, linkedMail(user.firstName, provider.name, deps.config.publicUrl));
}

function mailOwner(
  { mail, background }: MailDeps,
  { email }: { email: string },
  content: ReturnType<typeof linkedMail>,
): void {
  background.run(() => mail.send({ to: email, ...content }));
}

/** The owner is both who did it and whose account it is. */
async function auditWay(
  deps: Deps<'clock'>,
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
  action: string,
): Promise<void> {
  const name = fullName({ firstName, lastName });
  await audit(deps, { id, user: { name } }, { action, target: { kind: 'person', id, name } });
}
