import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/**
 * Why a sign-in with a provider failed, as the sign-in page is told (spec 13.135):
 * - `cancelled`: the person refused at the provider, or left
 * - `expired`: it took too long, was used already, or began in another browser
 * - `unavailable`: the provider did not answer, or has an error of its own
 * - `clock`: the clocks of both sides differ
 * - `refused`: the answer is not one that this site accepts
 * - `no-email`: the provider does not confirm an address
 * - `busy`: too many tries from one network
 * - `unknown`: no such provider
 */
export type Problem =
  | 'cancelled'
  | 'expired'
  | 'unavailable'
  | 'clock'
  | 'refused'
  | 'no-email'
  | 'busy'
  | 'unknown';

/** Errors of OAuth 2.0 and OpenID Connect that a person causes by not agreeing at the provider. */
const PERSONS = new Set(['access_denied', 'consent_required', 'interaction_required', 'login_required']);
const PROVIDERS_OWN = new Set(['server_error', 'temporarily_unavailable']);
/** No answer, or none of the protocol: a gateway's error page, for instance. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** What an error of the library means to the person. */
export function problemOf(error: unknown): Problem {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    if (PERSONS.has(error.error)) return 'cancelled';
    // A code that was used before, or too late.
    if (error.error === 'invalid_grant') return 'expired';
    return PROVIDERS_OWN.has(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof WWWAuthenticateChallengeError) return 'refused';
  if (error instanceof ClientError) {
    if (error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'clock';
    // Without a code: the address does not resolve, or the connection broke.
    return error.code === undefined || NO_ANSWER.has(error.code) ? 'unavailable' : 'refused';
  }
  // The library's own TypeErrors have a code; those of `fetch` do not.
  return error instanceof TypeError && 'code' in error ? 'refused' : 'unavailable';
}

/** An error for the log: its kinds, and nothing of the provider's answer, which may hold tokens. */
export function loggableProblem(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return {};
  const { code, error: kind } = error as { code?: unknown; error?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof kind === 'string' && { kind: kind.slice(0, 60) }),
  };
}
