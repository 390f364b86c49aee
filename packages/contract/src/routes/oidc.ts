import type { RouteTable } from '../route';

/**
 * Sign-in with OpenID Connect. The browser itself opens `GET /auth/oidc/{provider}` and is sent back to
 * `GET /auth/oidc/{provider}/callback`; both answer redirects and are no calls of this table.
 */
export const oidcRoutes = {
  continueOidc: { method: 'POST', path: '/auth/oidc/continue', access: 'optional' },
  linkOidc: { method: 'POST', path: '/auth/oidc/link', access: 'public' },
  signUpOidc: { method: 'POST', path: '/auth/oidc/signup', access: 'public' },
  listIdentities: { method: 'GET', path: '/user/{id}/identities', access: 'signed-in' },
  addIdentity: { method: 'POST', path: '/user/{id}/identities/{provider}', access: 'verified' },
  removeIdentity: {
    method: 'POST',
    path: '/user/{id}/identities/{provider}/unlink',
    access: 'verified',
    changes: ['/user/{id}/identities'],
  },
} as const satisfies RouteTable;
