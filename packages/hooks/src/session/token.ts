import type { TokenClaims } from '@digiken/contract';

function base64UrlBytes(part: string): Uint8Array {
  const padded = part
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .padEnd(Math.ceil(part.length / 4) * 4, '=');
  return Uint8Array.from(atob(padded), (character) => character.charCodeAt(0));
}

/**
 * Decodes a session token without verifying it: only the server trusts tokens. Returns null when it does not
 * decode or has no id or expiry (spec 5.1).
 */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1];
    if (!payload) return null;
    const claims: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(base64UrlBytes(payload)),
    );
    if (typeof claims !== 'object' || claims === null) return null;
    const { id, exp } = claims as Partial<TokenClaims>;
    if (typeof id !== 'string' || id === '' || typeof exp !== 'number') return null;
    return claims as TokenClaims;
  } catch {
    return null;
  }
}
