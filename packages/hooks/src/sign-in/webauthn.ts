import type { Answer } from '../api/request';
import type { passkeyRoutes } from '@digiken/contract/routes/passkeys';

type ProofOptions = Answer<typeof passkeyRoutes.passkeyOptions>['data'];
type NewOptions = Answer<typeof passkeyRoutes.newPasskeyOptions>['data'];

/** Why the browser made or used no passkey. */
export class PasskeyError extends Error {
  constructor(readonly reason: 'cancelled' | 'known' | 'failed') {
    super(`passkey: ${reason}`);
    this.name = 'PasskeyError';
  }
}

// Loaded when somebody uses a passkey: most people sign in with a password.
const code = () => import('@simplewebauthn/browser');

/** Browsers allow passkeys on https and on localhost, at addresses that are names. */
export function passkeysSupported(): boolean {
  if (typeof window === 'undefined' || !window.isSecureContext) return false;
  const isNumber = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/.test(window.location.hostname);
  return !isNumber && 'PublicKeyCredential' in window;
}

/** Whether the browser offers passkeys in the email field. */
export async function autofillSupported(): Promise<boolean> {
  if (!passkeysSupported()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

async function known<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('cancelled');
    throw new PasskeyError(name === 'InvalidStateError' ? 'known' : 'failed');
  }
}

/** Asks the person for a passkey. @throws {PasskeyError} */
export async function sign(optionsJSON: ProofOptions, { autofill = false } = {}) {
  const { startAuthentication } = await code();
  const { id, rawId, type, response } = await known(() =>
    startAuthentication({ optionsJSON, useBrowserAutofill: autofill, verifyBrowserAutofillInput: false }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Lets the browser make a passkey. @throws {PasskeyError} */
export async function create(options: NewOptions) {
  const { startRegistration } = await code();
  const { id, rawId, type, response } = await known(() =>
    startRegistration({
      optionsJSON: {
        ...options,
        excludeCredentials: options.excludeCredentials.map((credential) => ({
          ...credential,
          transports: credential.transports as AuthenticatorTransport[] | undefined,
        })),
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Ends a request that waits in the email field. */
export async function stopWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await code();
  WebAuthnAbortService.cancelCeremony();
}
