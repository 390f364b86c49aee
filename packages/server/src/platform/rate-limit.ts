import { eq, lte, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Executor } from './database/index';
import { rateLimits } from './database/tables';
import { tooMany } from './http/errors';
import type { Deps } from './services';
import { inTurn } from './turns';

export interface Limit {
  /** What is counted, e.g. `signin:address:203.0.113.7`. */
  key: string;
  max: number;
  windowSeconds: number;
}

interface Counted {
  limits: readonly Limit[];
  /** Of the refusal; may tell the seconds to wait. */
  message: string | ((seconds: number) => string);
}

/**
 * The key of an address for limits: the IPv4 address, or the /64 of an IPv6 address, because a household or server
 * has a whole /64.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!('parts' in address)) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/**
 * Counts one attempt against each limit. The counters are in the database, so that all processes share them and
 * they survive a restart.
 * @throws {HttpError} 429 with Retry-After once a limit is passed
 */
export async function countTry({ db, clock }: Deps<'clock'>, { limits, message }: Counted): Promise<void> {
  let wait = 0;
  for (const { key, max, windowSeconds } of limits) {
    const now = clock.now();
    const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
    const [row] = await db
      .insert(rateLimits)
      .values({ key, count: 1, resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then 1 else ${rateLimits.count} + 1 end`,
          resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    if (row && row.count > max) wait = Math.max(wait, (row.resetsAt.getTime() - now.getTime()) / 1000);
  }
  if (wait > 0) throw tooMany(typeof message === 'string' ? message : message(wait), wait);
}

/**
 * Runs an attempt to prove something, of which only failures count against the limits: a whole class has one address.
 * An attempt counts while it runs, so that many at once cannot pass a limit. Therefore only a part of a limit runs at
 * the same time, and the others of a class wait for their turn.
 * @param counted `isFailure`: whether an error of the attempt is one; by default, each is. `failed`: whether a result
 *   is one; by default, none is
 * @throws {HttpError} 429 with Retry-After once a limit is passed, and what the attempt throws
 */
export async function countFailures<T>(
  deps: Deps<'clock'>,
  counted: Counted & { isFailure?: (error: unknown) => boolean; failed?: (result: T) => boolean },
  attempt: () => Promise<T>,
): Promise<T> {
  const { limits, isFailure = () => true, failed = () => false } = counted;
  const counting = async () => {
    await countTry(deps, counted);
    let counts = true;
    try {
      const result = await attempt();
      counts = failed(result);
      return result;
    } catch (error) {
      counts = isFailure(error);
      throw error;
    } finally {
      if (!counts) await forgiveTry(deps.db, limits);
    }
  };
  return limits.reduceRight<() => Promise<T>>(
    (work, { key, max }) =>
      () =>
        inTurn({ key, most: Math.max(1, Math.floor(max / 4)) }, work),
    counting,
  )();
}

/** Takes one attempt back, if it should not have counted. */
async function forgiveTry(db: Executor, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
      .where(eq(rateLimits.key, key));
  }
}

/** Deletes the counters whose window has ended. */
export async function dropExpiredLimits(db: Executor, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}

/** Deletes the counters whose key has this text, such as an email address. */
export async function forgetLimits(db: Executor, text: string): Promise<void> {
  await db.delete(rateLimits).where(sql`position(${text}::text in ${rateLimits.key}) > 0`);
}
