import { lt } from 'drizzle-orm';
import type { Executor } from '../database';
import { idempotencyKeys } from './tables';

/** How long an answer is kept for a repeated request: 24 hours (spec R.63). */
export const KEPT_MS = 24 * 3_600_000;

/** Deletes keys that are older than 24 hours. */
export async function dropExpiredKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
