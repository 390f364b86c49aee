import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Executor } from '../database';
import { HttpError, invalid } from '../http/errors';
import { decrypt, encrypt } from './encryption';
import { KEPT_MS } from './housekeeping';
import { idempotencyKeys } from './tables';

/** After this time, a request without an answer is considered lost with its process. Longer than any upload. */
const LOST_AFTER_MS = 15 * 60_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface IdempotentRequest {
  /** The `Idempotency-Key` header: one UUID for each user action. */
  key: string;
  /** The caller and the address: another caller's key is another key. */
  scope: readonly string[];
  /** What was sent. */
  content: unknown;
}

/** The first answer to a request. */
export interface StoredAnswer {
  body: string;
  /** True if this request created nothing, because the same one came before. */
  replayed: boolean;
}

/**
 * Handles a creating request once for each key: a repetition within 24 hours gets the stored answer. A
 * request that fails stores nothing, so that it can be sent again (spec R.63).
 * @param handle creates, and returns the body of the answer
 * @throws {HttpError} 422 for a key that is no UUID or that came with other content, 409 with Retry-After
 * while the first request is being handled
 */
export async function answerOnce(
  { db, clock }: { db: Executor; clock: Clock },
  { key, scope, content }: IdempotentRequest,
  handle: () => Promise<string>,
): Promise<StoredAnswer> {
  if (!UUID.test(key)) throw invalid({ 'Idempotency-Key': 'The Idempotency-Key is not a UUID.' });
  const hash = sha256(JSON.stringify([...scope, key.toLowerCase()]));
  const requestHash = sha256(JSON.stringify(content) ?? '');
  if (!(await begin(db, clock, hash, requestHash))) {
    return { body: await storedBody(db, key, hash, requestHash), replayed: true };
  }
  try {
    const body = await handle();
    await db
      .update(idempotencyKeys)
      .set({ answer: encrypt(body, key) })
      .where(eq(idempotencyKeys.hash, hash));
    return { body, replayed: false };
  } catch (error) {
    await db
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.hash, hash), isNull(idempotencyKeys.answer)))
      .catch(() => {});
    throw error;
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Takes the key for this request; false if another request has it. */
async function begin(db: Executor, clock: Clock, hash: string, requestHash: string): Promise<boolean> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { createdAt, answer } = idempotencyKeys;
  const rows = await db
    .insert(idempotencyKeys)
    .values({ hash, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: idempotencyKeys.hash,
      set: { requestHash, createdAt: now, answer: sql`null` },
      setWhere: or(lt(createdAt, ago(KEPT_MS)), and(isNull(answer), lt(createdAt, ago(LOST_AFTER_MS)))),
    })
    .returning({ hash: idempotencyKeys.hash });
  return rows.length > 0;
}

async function storedBody(db: Executor, key: string, hash: string, requestHash: string): Promise<string> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.hash, hash));
  if (row && row.requestHash !== requestHash)
    throw new HttpError(422, 'This Idempotency-Key was used for a different request. Send a new key.');
  if (!row?.answer)
    throw new HttpError(409, 'The same request is being handled. Try again in a moment.', undefined, {
      'retry-after': '1',
    });
  return decrypt(row.answer, key);
}
