import { gzipSync } from 'node:zlib';
import { and, count, eq, max, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { certificates } from '../tables';
import { addressesOf } from './addresses';
import { issuerOf, signCredential } from './credential';
import { currentKey } from './keys';

/** Entries of one list: at least 131,072, so that an entry does not give away whose it is. */
export const LIST_SIZE = 131_072;
/** A list is closed once half of it is used, so that a random free entry is found at once. */
const LIST_FULL = LIST_SIZE / 2;

/** The list that takes the next certificate. */
export async function openList(db: Executor): Promise<number> {
  const [newest] = await db.select({ list: max(certificates.statusList) }).from(certificates);
  const list = newest?.list ?? 1;
  const [used] = await db
    .select({ count: count() })
    .from(certificates)
    .where(eq(certificates.statusList, list));
  return (used?.count ?? 0) < LIST_FULL ? list : list + 1;
}

/**
 * A public list of the certificates that were revoked or superseded: one bit for each, most significant first, as a
 * signed credential (W3C Bitstring Status List).
 * @throws {HttpError} 404 for a list that no certificate names
 */
export async function statusList(parts: Deps<'clock' | 'config'>, list: number): Promise<string> {
  const { db, clock, config } = parts;
  const [known] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.statusList, list))
    .limit(1);
  if (!known) throw notFound('There is no such status list.');
  const ended = await db
    .select({ at: certificates.statusIndex })
    .from(certificates)
    .where(and(eq(certificates.statusList, list), ne(certificates.state, 'valid')));
  const bits = Buffer.alloc(LIST_SIZE / 8);
  for (const { at } of ended) bits[at >> 3] = (bits[at >> 3] ?? 0) | (0x80 >> (at & 7));
  const url = addressesOf(config).statusList(list);
  const from = clock.now();
  return signCredential(
    config,
    await currentKey(parts),
    {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: url,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuerOf(config),
      validFrom: from.toISOString(),
      credentialSubject: {
        id: `${url}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: `u${gzipSync(bits).toString('base64url')}`,
      },
    },
    { subject: `${url}#list`, from, until: null },
  );
}
