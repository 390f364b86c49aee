import { z } from 'zod';
import { defineCall } from '../call';
import { LIMITS } from '../constants';
import { FirstName, Id, LastName, Timestamp, User } from '../entities';
import { Said } from '../paging';
import { oidcRoutes } from '../routes/oidc';
import { oneLine } from '../text';

/** A provider as its users know it. */
export const SignInProvider = z.object({ id: z.string(), name: z.string() });
export type SignInProvider = z.infer<typeof SignInProvider>;

/** Id of a provider in an address: chosen by the operator, or made for a learning platform. */
const ProviderId = oneLine(z.string().min(1).max(60));

const Password = z
  .string({ error: 'Enter your password' })
  .min(1, 'Enter your password')
  .max(LIMITS.passwordMax);

/** The page that the person came from. */
const from = z.string().nullable();
const SignedInStep = z.object({ step: z.literal('signed-in'), token: z.string(), user: User, from });
/** A code or a passkey comes before the session (spec 13.147). */
const TwoStep = z.object({ step: z.literal('two-step'), from });
const Proved = z.discriminatedUnion('step', [SignedInStep, TwoStep]);

/** What a sign-in with a provider leads to, after the provider has confirmed who it is (spec 13.131–13.134). */
export const OidcStep = z.discriminatedUnion('step', [
  SignedInStep,
  TwoStep,
  /** The provider is one of the ways of signing in to the caller's account now. */
  z.object({ step: z.literal('linked'), provider: SignInProvider, from }),
  /** An account has the address: its password is needed once, to link both. */
  z.object({ step: z.literal('password'), provider: SignInProvider, email: z.string(), from }),
  /** An account has the address and no password: these providers sign in to it. */
  z.object({
    step: z.literal('other-provider'),
    provider: SignInProvider,
    email: z.string(),
    providers: z.array(SignInProvider),
    from,
  }),
  /** A new account. The names are those that the provider knows, or empty. */
  z.object({
    step: z.literal('sign-up'),
    provider: SignInProvider,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    from,
  }),
]);
export type OidcStep = z.infer<typeof OidcStep>;

export const continueOidc = defineCall(oidcRoutes.continueOidc, {
  summary:
    'What the running sign-in with a provider leads to; starts the session of a known person. 409 `deletion` without `restore` for an account that is to be deleted',
  body: z.object({ restore: z.boolean().optional() }),
  answer: z.object({ message: z.string(), data: OidcStep }),
});

export const linkOidc = defineCall(oidcRoutes.linkOidc, {
  summary: 'Link the account that has the address, by its password, and start a session',
  body: z.object({ password: Password }),
  answer: z.object({ message: z.string(), data: Proved }),
});

export const signUpOidc = defineCall(oidcRoutes.signUpOidc, {
  summary: 'Create the learner account of the running sign-in with a provider, and start a session',
  body: z.object({ firstName: FirstName, lastName: LastName }),
  answer: z.object({ message: z.string(), data: Proved }),
});

/** What is needed before a way of signing in is added or removed. */
export const IDENTITY_PROOFS = ['none', 'password', 'sign-in'] as const;

export const Identity = z.object({
  provider: SignInProvider,
  /** The address that the provider told last. */
  email: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
  /** False for the only way of signing in. */
  removable: z.boolean(),
});
export type Identity = z.infer<typeof Identity>;

export const SignInWays = z.object({
  hasPassword: z.boolean(),
  identities: z.array(Identity),
  /** Configured providers that are not linked. */
  available: z.array(SignInProvider),
  /** `none` after a recent sign-in; `sign-in`: the account has no password, so only a recent sign-in proves it. */
  proof: z.enum(IDENTITY_PROOFS),
});
export type SignInWays = z.infer<typeof SignInWays>;

export const listIdentities = defineCall(oidcRoutes.listIdentities, {
  summary: 'The ways of signing in of the user: password and providers',
  params: z.object({ id: Id }),
  answer: z.object({ data: SignInWays }),
});

const Proof = z.object({ password: Password.optional() });

export const addIdentity = defineCall(oidcRoutes.addIdentity, {
  summary: 'Start to link a provider: the address at the provider to open',
  params: z.object({ id: Id, provider: ProviderId }),
  body: Proof.extend({
    /** Page of this site to return to. */
    from: oneLine(z.string().max(2000)).optional(),
  }),
  answer: z.object({ data: z.object({ url: z.string() }) }),
});

export const removeIdentity = defineCall(oidcRoutes.removeIdentity, {
  summary: 'Unlink a provider',
  params: z.object({ id: Id, provider: ProviderId }),
  body: Proof,
  answer: Said,
});
