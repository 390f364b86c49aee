import { asc } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { newId } from '../platform/ids';
import { SealedText } from '../platform/sealed-text';
import type { Deps } from '../platform/services';
import { ltiKeys } from './tables';

const DAY_MS = 86_400_000;
/** How long a key signs. */
const SIGNS_MS = 90 * DAY_MS;
/** How long a key stays published after its successor began to sign. */
const STAYS_MS = 7 * DAY_MS;

type Parts = Deps<'clock' | 'config'>;
type KeyRow = typeof ltiKeys.$inferSelect;

const sealedKeys = ({ config }: Pick<Parts, 'config'>) => new SealedText(config, 'lti keys');

/** Makes a key. Two processes that do so at the same time make two keys, which are both published. */
async function makeKey(parts: Parts, signsFrom: Date): Promise<KeyRow> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const { kty, n, e } = (await exportJWK(pair.publicKey)) as { kty: string; n: string; e: string };
  const row = {
    thumbprint: await calculateJwkThumbprint({ kty, n, e }),
    publicKey: { kty, n, e },
    sealed: sealedKeys(parts).seal(JSON.stringify(await exportJWK(pair.privateKey))),
    signsFrom,
  };
  await parts.db.insert(ltiKeys).values(row);
  return row;
}

interface KeySet {
  signs: KeyRow;
  published: KeyRow[];
}

/** The key that signs now and those that are published: the last, the current and the next one (spec 14.289). */
async function currentKeys(parts: Parts): Promise<KeySet> {
  const { db, clock } = parts;
  const now = clock.now();
  const all = await db.select().from(ltiKeys).orderBy(asc(ltiKeys.signsFrom), asc(ltiKeys.thumbprint));
  // After the server's secret has changed, what it sealed before is lost.
  const usable = all.filter(({ sealed }) => sealedKeys(parts).unseal(sealed) !== undefined);
  const due = usable.filter(({ signsFrom }) => signsFrom <= now);
  const signs = due.at(-1) ?? (await makeKey(parts, now));
  const next = usable.find(({ signsFrom }) => signsFrom > now);
  // The next one is published for a day at least before it signs.
  const from = new Date(Math.max(signs.signsFrom.getTime() + SIGNS_MS, now.getTime() + DAY_MS));
  const keys = [...due.filter((key) => key !== signs), signs, next ?? (await makeKey(parts, from))];
  const published = keys.filter((_key, index) => {
    const successor = keys[index + 1];
    return successor === undefined || now.getTime() - successor.signsFrom.getTime() < STAYS_MS;
  });
  return { signs, published };
}

/** The public keys as a JSON Web Key Set. */
export async function publishedKeys(parts: Parts): Promise<{ keys: JWK[] }> {
  const { published } = await currentKeys(parts);
  return {
    keys: published.map(({ publicKey, thumbprint }) => ({
      ...publicKey,
      ...{ kid: thumbprint, alg: 'RS256', use: 'sig' },
    })),
  };
}

/** Signs claims for a platform; they expire after five minutes. */
export async function signForPlatform(
  parts: Parts,
  { issuer, audience, claims }: { issuer: string; audience: string; claims: Record<string, unknown> },
): Promise<string> {
  const { signs } = await currentKeys(parts);
  const jwk = sealedKeys(parts).unseal(signs.sealed) ?? '{}';
  const seconds = Math.floor(parts.clock.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: signs.thumbprint, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(newId())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importJWK(JSON.parse(jwk) as JWK, 'RS256'));
}
