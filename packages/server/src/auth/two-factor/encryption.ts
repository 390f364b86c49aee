import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { loadSecret } from '../../platform/secret';
import type { Services } from '../../platform/services';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type WithConfig = Pick<Services, 'config'>;

const keyOf = ({ config }: WithConfig) =>
  Buffer.from(hkdfSync('sha256', loadSecret(config), '', 'two-factor secrets', 32));

/** Encrypts the secret of a user's codes. The id is authenticated: a copied row is worth nothing to another account. */
export function sealSecret(deps: WithConfig, { userId, secret }: { userId: string; secret: string }): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(deps), iv).setAAD(Buffer.from(userId));
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** @returns undefined if it was sealed with another secret of the server, or for another user */
export function unsealSecret(
  deps: WithConfig,
  { userId, sealed }: { userId: string; sealed: string },
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(deps), bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const content = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
