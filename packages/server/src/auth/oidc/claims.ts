import { Email } from '@digiken/contract';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchUserInfo,
} from 'openid-client';
import { namesOfClaims } from '../../users';
import { secretsOf } from './flows';
import type { Confirmed } from './tables';

/** The address at the provider to open: authorisation code flow with PKCE, state and nonce. */
export async function authorizationAddress(
  configuration: Configuration,
  { token, redirect }: { token: string; redirect: string },
): Promise<string> {
  const { state, nonce, verifier } = secretsOf(token);
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirect,
    scope: 'openid email profile',
    ...{ state, nonce },
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

/**
 * Exchanges the provider's answer for what it confirms. Checks state, issuer, signature, audience, nonce and times.
 * @param input `address`: the whole address that the provider sent the browser to
 */
export async function confirm(
  configuration: Configuration,
  { address, token }: { address: URL; token: string },
): Promise<Confirmed> {
  const { state, nonce, verifier } = secretsOf(token);
  const tokens = await authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The provider sent no ID token.');
  // Providers may keep address and names out of the ID token.
  const complete = claims.email !== undefined && claims.email_verified !== undefined;
  const more =
    !complete && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
  return confirmedBy({ ...more, ...claims });
}

/** What this site keeps of the claims: texts that its own forms would accept. */
function confirmedBy(claims: Record<string, unknown> & { iss: string; sub: string }): Confirmed {
  const email = Email.safeParse(claims.email).data ?? null;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    // Some providers send it as a text.
    emailVerified: email !== null && [true, 'true'].includes(claims.email_verified as boolean | string),
    ...namesOfClaims(claims),
  };
}
