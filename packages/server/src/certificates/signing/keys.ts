import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { notFound } from '../../platform/http/errors';
import { loadSecret } from '../../platform/secret';
import type { Deps } from '../../platform/services';
import { type PublicKeyJwk, signingKeys } from '../tables';

/** A key signs for a year; it stays published for ever. */
const KEY_MS = 365 * 86_400_000;

type Parts = Deps<'clock' | 'config'>;

export interface SigningKey {
  thumbprint: string;
  key: CryptoKey;
}

const sealingKey = ({ config }: Pick<Parts, 'config'>): Buffer =>
  Buffer.from(hkdfSync('sha256', loadSecret(config), '', 'certificate keys', 32));

function seal(parts: Pick<Parts, 'config'>, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(parts), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** @returns undefined if it was sealed with another secret */
function unseal(parts: Pick<Parts, 'config'>, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(parts), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * The key that signs now. Makes a new one once a year, and after the server's secret has changed; two processes that
 * do so at the same time use two keys, which are both published.
 */
export async function currentKey(parts: Parts): Promise<SigningKey> {
  const { db, clock } = parts;
  const [newest] = await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)).limit(1);
  const now = clock.now();
  if (newest && now.getTime() - newest.createdAt.getTime() < KEY_MS) {
    const jwk = unseal(parts, newest.sealed);
    if (jwk !== undefined) {
      const key = (await importJWK(JSON.parse(jwk) as JWK, 'ES256')) as CryptoKey;
      return { thumbprint: newest.thumbprint, key };
    }
  }
  const pair = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y } = (await exportJWK(pair.publicKey)) as PublicKeyJwk;
  const publicKey = { kty, crv, x, y };
  const thumbprint = await calculateJwkThumbprint(publicKey);
  const sealed = seal(parts, JSON.stringify(await exportJWK(pair.privateKey)));
  await db.insert(signingKeys).values({ thumbprint, publicKey, sealed, createdAt: now });
  return { thumbprint, key: pair.privateKey };
}

/** A public key with what verifiers need to use it. @throws {HttpError} 404 */
export async function publicKey({ db }: Deps, thumbprint: string) {
  const [found] = await db.select().from(signingKeys).where(eq(signingKeys.thumbprint, thumbprint));
  if (!found) throw notFound('There is no such key.');
  return { ...found.publicKey, kid: thumbprint, alg: 'ES256' as const, use: 'sig' as const };
}
