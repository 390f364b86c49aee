import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock';

/** An address works for two to four days: it changes only every second day, so that browsers' caches hold. */
const WINDOW_MS = 2 * 86_400_000;
const SIGNATURE_BYTES = 16;
/** In the place of a user's id: a visitor who opens a free preview. */
const VISITOR = 'visitor';
const TOKEN = /^([\w-]{1,64})~([\w-]{1,64})~([0-9a-z]{1,8})~([\w-]{22})$/;

/** Whom a token lets read which package. */
export interface PackageAccess {
  /** Null: a visitor without an account. */
  userId: string | null;
  packageId: string;
}

/** Signs addresses of packages on the content host, which knows no session (spec 14.260). */
export class PackageTokens {
  #key: Uint8Array | undefined;

  /** @param secret read at first use */
  constructor(
    private readonly secret: () => Uint8Array,
    private readonly clock: Clock,
  ) {}

  sign({ userId, packageId }: PackageAccess): string {
    const last = Math.floor(this.clock.now().getTime() / WINDOW_MS) + 1;
    const claims = `${userId ?? VISITOR}~${packageId}~${last.toString(36)}`;
    return `${claims}~${this.#signature(claims)}`;
  }

  /** @returns null if the token is not one of ours, was changed, or has expired */
  read(token: string): (PackageAccess & { secondsLeft: number }) | null {
    const [, user, packageId, end, signature] = TOKEN.exec(token) ?? [];
    if (user === undefined || packageId === undefined || end === undefined || signature === undefined)
      return null;
    const wanted = this.#signature(`${user}~${packageId}~${end}`);
    // Compared as text: Base64 leaves unused bits in the last character, so several texts decode to the same bytes.
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))) return null;
    const until = (Number.parseInt(end, 36) + 1) * WINDOW_MS;
    const secondsLeft = Math.floor((until - this.clock.now().getTime()) / 1000);
    return secondsLeft <= 0 ? null : { userId: user === VISITOR ? null : user, packageId, secondsLeft };
  }

  #signature(claims: string): string {
    this.#key ??= new Uint8Array(hkdfSync('sha256', this.secret(), '', 'package addresses', 32));
    const digest = createHmac('sha256', this.#key).update(claims).digest();
    return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
  }
}
