import { z } from 'zod';
import { defineCall } from '../call';
import { SIGN_IN_LIMITS } from '../constants';
import { Id, SignedIn, Timestamp } from '../entities';
import { Said, typedName } from '../paging';
import { passkeyRoutes } from '../routes/passkeys';

const UNREADABLE = 'This passkey could not be read. Try again.';

/** Bytes as unpadded base64url, as WebAuthn writes them in JSON. */
const Bytes = (max: number) =>
  z
    .string({ error: UNREADABLE })
    .min(1, UNREADABLE)
    .max(max, UNREADABLE)
    .regex(/^[\w-]+$/, UNREADABLE);

/** A name of a list such as `usb` or `cross-platform`. */
const Word = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/);

/** What a browser answers to a request of WebAuthn; extensions are not used and not read. */
const Credential = {
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key', { error: UNREADABLE }),
};

/** `AuthenticationResponseJSON` of WebAuthn: a passkey signed a challenge. */
export const PasskeyAssertion = z.object(
  {
    ...Credential,
    response: z.object(
      {
        clientDataJSON: Bytes(4000),
        authenticatorData: Bytes(4000),
        signature: Bytes(4000),
        userHandle: Bytes(200).optional(),
      },
      { error: UNREADABLE },
    ),
  },
  { error: UNREADABLE },
);
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** `RegistrationResponseJSON` of WebAuthn: a passkey was made. */
export const PasskeyAttestation = z.object(
  {
    ...Credential,
    response: z.object(
      {
        clientDataJSON: Bytes(4000),
        attestationObject: Bytes(30_000),
        transports: z.array(Word).max(10).optional(),
      },
      { error: UNREADABLE },
    ),
  },
  { error: UNREADABLE },
);

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, without a list of passkeys: the browser offers its own. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  /** Milliseconds. */
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

/** One of a person's passkeys. */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  /** The browser's maker keeps a copy, so that it works on other devices too. */
  synced: z.boolean(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const PasskeyName = typedName('a name', SIGN_IN_LIMITS.passkeyNameMax);
const UserParams = z.object({ id: Id });
const PasskeyParams = z.object({ id: Id, passkeyId: Id });

export const passkeyOptions = defineCall(passkeyRoutes.passkeyOptions, {
  summary: 'A challenge for signing in, or proving who one is, with any passkey of this site',
  answer: z.object({ data: RequestOptions }),
});

export const signInWithPasskey = defineCall(passkeyRoutes.signInWithPasskey, {
  summary: 'Start a session with a passkey; it counts as both steps',
  body: PasskeyAssertion,
  answer: SignedIn,
});

export const newPasskeyOptions = defineCall(passkeyRoutes.newPasskeyOptions, {
  summary: 'A challenge for a new passkey; needs a recent sign-in',
  params: UserParams,
  answer: z.object({ data: CreationOptions }),
});

export const addPasskey = defineCall(passkeyRoutes.addPasskey, {
  summary: 'Add a passkey; needs a recent sign-in',
  params: UserParams,
  body: z.object({ name: PasskeyName, passkey: PasskeyAttestation }),
  answer: z.object({ message: z.string(), data: Passkey }),
  status: 201,
});

export const renamePasskey = defineCall(passkeyRoutes.renamePasskey, {
  summary: 'Rename a passkey',
  params: PasskeyParams,
  body: z.object({ name: PasskeyName }),
  answer: z.object({ message: z.string(), data: Passkey }),
});

export const removePasskey = defineCall(passkeyRoutes.removePasskey, {
  summary: 'Remove a passkey; needs a recent sign-in',
  params: PasskeyParams,
  answer: Said,
});
