import { sql } from 'drizzle-orm';
import type { Executor } from '../database';
import { EVENT_CHANNEL } from '../database/listen';

/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const MAX_BYTES = 7_900;

/**
 * Tells every process that something happened. In a transaction it is told when the transaction is committed, and
 * never if it is rolled back.
 *
 * Transactions that publish are committed one after another by PostgreSQL, so publish ids and let the reader fetch the
 * rest, and do not publish where many write at the same moment, as in answers of a quiz.
 *
 * @param topics those whose subscribers are told, e.g. `user:u1`
 * @param data small; anything that JSON can hold
 * @throws {Error} if topics and data have more than 7,900 bytes: a mistake of the caller
 */
export async function publish(db: Executor, topics: readonly string[], data: unknown): Promise<void> {
  if (topics.length === 0) return;
  const payload = JSON.stringify({ topics, data });
  if (Buffer.byteLength(payload) > MAX_BYTES)
    throw new Error(`An event for ${topics[0]} is too large: publish an id instead.`);
  await db.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${payload})`);
}
