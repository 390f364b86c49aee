import { z } from 'zod';
import type { Services } from '../../platform/services';
import type { PlatformRow } from '../addresses';
import { callPlatform } from '../call-platform';
import { signForPlatform } from '../keys';
import { PlatformRefused } from './refused';

const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** A token is not used in its last minute. */
const EARLY_MS = 60_000;

const Answer = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.coerce.number().min(0).default(0),
});

/** Access tokens of platforms, kept in memory until they expire (security framework 4.1). */
export class AccessTokens {
  readonly #kept = new Map<string, { token: string; until: number }>();

  constructor(private readonly parts: Pick<Services, 'db' | 'clock' | 'config'>) {}

  /**
   * @throws {PlatformRefused} if the platform gives none
   * @throws {PlatformUnreachableError} if it does not answer
   */
  async get(platform: PlatformRow, scopes: readonly string[]): Promise<string> {
    const { clock, config } = this.parts;
    const key = JSON.stringify([platform.id, platform.tokenAddress, platform.clientId, ...scopes]);
    const now = clock.now().getTime();
    const known = this.#kept.get(key);
    if (known !== undefined && now < known.until) return known.token;
    const assertion = await signForPlatform(this.parts, {
      issuer: platform.clientId,
      audience: platform.tokenAudience || platform.tokenAddress,
      claims: { sub: platform.clientId },
    });
    const { status, body } = await callPlatform(config, platform.tokenAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        ...{ grant_type: 'client_credentials', scope: scopes.join(' ') },
        ...{ client_assertion_type: JWT_BEARER, client_assertion: assertion },
      }).toString(),
    });
    const answer = Answer.safeParse(body);
    // The key or the registration may be put right later, so it is tried again.
    if (status !== 200 || !answer.success) throw new PlatformRefused(status, { again: true });
    const { access_token: token, expires_in: seconds } = answer.data;
    this.#kept.set(key, { token, until: now + seconds * 1000 - EARLY_MS });
    return token;
  }

  /** Forgets the tokens of a platform, which has refused one of them. */
  forget({ id }: Pick<PlatformRow, 'id'>): void {
    for (const key of this.#kept.keys())
      if (key.startsWith(JSON.stringify([id]).slice(0, -1))) this.#kept.delete(key);
  }
}
