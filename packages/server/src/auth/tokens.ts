import { createHash, randomBytes } from 'node:crypto';
import { ROLES } from '@digiken/contract/constants';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../platform/clock';

const Claims = z.object({
  id: z.string(),
  role: z.enum(ROLES),
  exp: z.number().int(),
  sid: z.string(),
  /** SHA-256 of the binding cookie's value. */
  bnd: z.string(),
});
export type SessionClaims = z.infer<typeof Claims>;

/** 32 random bytes as text for addresses and cookies. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored or sent instead of a random token. */
export const sha256 = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Signs and checks session tokens (HS256). */
export class Tokens {
  /** Signatures are checked once and cached: the session's row decides at each request. */
  readonly #checked = new LRUCache<string, SessionClaims>({ max: 10_000 });

  constructor(
    private readonly secret: Uint8Array,
    private readonly clock: Clock,
  ) {}

  sign({ exp, ...claims }: SessionClaims): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(exp).sign(this.secret);
  }

  /** Returns undefined if the token is forged, expired or from another site. */
  async verify(token: string): Promise<SessionClaims | undefined> {
    const claims = this.#checked.get(token) ?? (await this.#check(token));
    return claims && claims.exp * 1000 > this.clock.now().getTime() ? claims : undefined;
  }

  async #check(token: string): Promise<SessionClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.secret, {
        algorithms: ['HS256'],
        currentDate: this.clock.now(),
      });
      const claims = Claims.parse(payload);
      this.#checked.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  }
}
