import { desc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { notFound } from '../../platform/http/errors';
import { SealedText } from '../../platform/sealed-text';
import type { Deps } from '../../platform/services';
import { type PublicKeyJwk, signingKeys } from '../tables';

/** A key signs for a year; it stays published for ever. */
const KEY_MS = 365 * 86_400_000;

type Parts = Deps<'clock' | 'config'>;

export interface SigningKey {
  thumbprint: string;
  key: CryptoKey;
}

const sealedKeys = ({ config }: Pick<Parts, 'config'>) => new SealedText(config, 'certificate keys');

/**
 * The key that signs now. Makes a new one once a year, and after the server's secret has changed; two processes that
 * do so at the same time use two keys, which are both published.
 */
export async function currentKey(parts: Parts): Promise<SigningKey> {
  const { db, clock } = parts;
  const [newest] = await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)).limit(1);
  const now = clock.now();
  if (newest && now.getTime() - newest.createdAt.getTime() < KEY_MS) {
    const jwk = sealedKeys(parts).unseal(newest.sealed);
    if (jwk !== undefined) {
      const key = (await importJWK(JSON.parse(jwk) as JWK, 'ES256')) as CryptoKey;
      return { thumbprint: newest.thumbprint, key };
    }
  }
  const pair = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y } = (await exportJWK(pair.publicKey)) as PublicKeyJwk;
  const publicKey = { kty, crv, x, y };
  const thumbprint = await calculateJwkThumbprint(publicKey);
  const sealed = sealedKeys(parts).seal(JSON.stringify(await exportJWK(pair.privateKey)));
  await db.insert(signingKeys).values({ thumbprint, publicKey, sealed, createdAt: now });
  return { thumbprint, key: pair.privateKey };
}

/** A public key with what verifiers need to use it. @throws {HttpError} 404 */
export async function publicKey({ db }: Deps, thumbprint: string) {
  const [found] = await db.select().from(signingKeys).where(eq(signingKeys.thumbprint, thumbprint));
  if (!found) throw notFound('There is no such key.');
  return { ...found.publicKey, kid: thumbprint, alg: 'ES256' as const, use: 'sig' as const };
}
