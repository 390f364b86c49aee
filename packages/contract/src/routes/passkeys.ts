import type { RouteTable } from '../route';

/** Passkeys: signing in with one, and a person's own. */
export const passkeyRoutes = {
  passkeyOptions: { method: 'POST', path: '/auth/passkey/options', access: 'public' },
  signInWithPasskey: { method: 'POST', path: '/auth/passkey', access: 'public' },
  newPasskeyOptions: {
    method: 'POST',
    path: '/user/{id}/passkeys/options',
    access: 'verified',
    beforeTwoStep: true,
  },
  addPasskey: {
    method: 'POST',
    path: '/user/{id}/passkeys',
    access: 'verified',
    idempotent: true,
    beforeTwoStep: true,
    changes: ['/user/{id}/security', '/user/{id}'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/user/{id}/passkeys/{passkeyId}',
    access: 'verified',
    changes: ['/user/{id}/security'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/user/{id}/passkeys/{passkeyId}',
    access: 'verified',
    changes: ['/user/{id}/security', '/user/{id}'],
  },
} as const satisfies RouteTable;
