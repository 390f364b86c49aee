import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { Services } from '../../platform/services';
import type { PlatformRow } from '../addresses';
import { callPlatform, PlatformUnreachableError } from '../call-platform';

/** How far the clocks of both sides may differ; seconds. */
const TOLERANCE = 60;
/** The age at which a token is refused, whatever it says itself; seconds. */
const MAX_AGE = 600;
const KEPT_MS = 3_600_000;
/** Between two fetches for keys that are not known. */
const AGAIN_MS = 30_000;

interface Kept {
  at: number;
  keys: ReturnType<typeof createLocalJWKSet>;
}

/** Checks tokens with the keys of platforms, which are fetched once an hour and when one is not known. */
export class PlatformKeys {
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly parts: Pick<Services, 'clock' | 'config'>) {}

  /**
   * The payload of an ID token.
   * @throws {errors.JOSEError} for a wrong signature, algorithm, issuer, audience or time
   * @throws {PlatformUnreachableError} if the keys cannot be fetched
   */
  async verify(token: string, platform: PlatformRow): Promise<JWTPayload> {
    const { clock } = this.parts;
    const check = async (keys: Kept['keys']) => {
      const { payload } = await jwtVerify(token, keys, {
        // The one that the security framework of LTI names: never none, never a shared secret.
        algorithms: ['RS256'],
        issuer: platform.issuer,
        audience: platform.clientId,
        clockTolerance: TOLERANCE,
        maxTokenAge: MAX_AGE,
        currentDate: clock.now(),
        requiredClaims: ['exp', 'iat', 'nonce'],
      });
      return payload;
    };
    const kept = await this.#keysOf(platform, KEPT_MS);
    try {
      return await check(kept.keys);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const newer = await this.#keysOf(platform, AGAIN_MS);
      if (newer === kept) throw error;
      return check(newer.keys);
    }
  }

  async #keysOf({ keysAddress }: PlatformRow, maxAge: number): Promise<Kept> {
    const { clock, config } = this.parts;
    const now = clock.now().getTime();
    const known = this.#kept.get(keysAddress);
    if (known !== undefined && now - known.at < maxAge) return known;
    const { status, body } = await callPlatform(config, keysAddress);
    if (status !== 200) throw new PlatformUnreachableError('The platform does not publish its keys.');
    let keys: Kept['keys'];
    try {
      keys = createLocalJWKSet(body as JSONWebKeySet);
    } catch {
      throw new PlatformUnreachableError('The platform does not publish keys.');
    }
    const fetched = { at: now, keys };
    this.#kept.set(keysAddress, fetched);
    return fetched;
  }
}
