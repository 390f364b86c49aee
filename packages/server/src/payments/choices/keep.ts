import { and, eq, isNull, lte } from 'drizzle-orm';
import { viewerOf } from '../../courses';
import { type Choice, priceChoice } from '../../enrolment';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { hashOf, newToken } from '../references';
import { keptChoices } from '../tables';

const KEPT_MS = 7 * 86_400_000;

/**
 * Keeps what somebody chose (spec 17.30). A learner's is theirs at once.
 * @returns the key of its address, of which only the hash is stored
 * @throws {HttpError} 404, 409 and 422 as for a quote
 */
export async function keepChoice(
  { db, clock }: Deps<'clock'>,
  caller: Caller | undefined,
  { courseId, choice }: { courseId: string; choice: Choice },
): Promise<{ key: string; expiresAt: Date }> {
  const { whole, chosen } = await priceChoice(db, viewerOf(caller), { courseId, choice });
  const key = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  await db.insert(keptChoices).values({
    ...{ hash: hashOf(key), courseId, whole, createdAt: now, expiresAt },
    unitIds: whole ? [] : chosen.map(({ id }) => id),
    userId: caller?.role === 'user' ? caller.id : null,
  });
  return { key, expiresAt };
}

/** Ends the choices of a learner in a course, for which they place an order. */
export async function endChoices(
  { db, clock }: Deps<'clock'>,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<void> {
  await db
    .update(keptChoices)
    .set({ endedAt: clock.now() })
    .where(
      and(eq(keptChoices.userId, userId), eq(keptChoices.courseId, courseId), isNull(keptChoices.endedAt)),
    );
}

/** Deletes the choices that have expired. */
export async function dropExpiredChoices({ db, clock }: Deps<'clock'>): Promise<void> {
  await db.delete(keptChoices).where(lte(keptChoices.expiresAt, clock.now()));
}

/** Makes a choice that nobody has that of a learner. */
export async function claimChoice(
  db: Executor,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await db
    .update(keptChoices)
    .set({ userId })
    .where(and(eq(keptChoices.id, id), isNull(keptChoices.userId)));
}
