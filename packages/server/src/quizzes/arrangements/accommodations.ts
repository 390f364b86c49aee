import type { Accommodation } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Database, Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { nameColumn, users } from '../../users';
import { lockTimes, updateDeadlines } from '../attempts/times';
import { accommodations } from '../tables';

const NO_ACCOMMODATION: Accommodation = { factor: 1, untimed: false, extraAttempts: 0 };

/** What a learner gets in every quiz (spec 12.35). For the learner and administrators only. */
export async function readAccommodation(db: Executor, userId: string): Promise<Accommodation> {
  const { factor, untimed, extraAttempts } = accommodations;
  const [row] = await db
    .select({ factor, untimed, extraAttempts })
    .from(accommodations)
    .where(eq(accommodations.userId, userId));
  return row ?? NO_ACCOMMODATION;
}

/** @throws {HttpError} 404 if the user does not exist */
export async function accommodationOf(db: Executor, userId: string): Promise<Accommodation> {
  await learnerName(db, userId);
  return readAccommodation(db, userId);
}

async function learnerName(db: Executor, userId: string): Promise<string> {
  const [user] = await db
    .select({ name: nameColumn(users) })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw notFound('There is no such user.');
  return user.name;
}

/**
 * Sets what a learner gets in every quiz; open attempts get their new end at once. The audit log says that it changed,
 * not to what: that is private.
 * @returns how many open attempts got another end
 * @throws {HttpError} 404 if the user does not exist
 */
export async function setAccommodation(
  { db, clock }: Deps<'clock'> & { db: Database },
  caller: Caller,
  { userId, factor, untimed, extraAttempts }: Accommodation & { userId: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const name = await learnerName(tx, userId);
    await lockTimes(tx, { userId });
    const values = { factor, untimed, extraAttempts };
    await tx
      .insert(accommodations)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: accommodations.userId, set: values });
    const moved = await updateDeadlines(tx, { userId, now: clock.now() });
    await audit({ db: tx, clock }, caller, {
      action: 'changed the time in quizzes of',
      target: { kind: 'person', id: userId, name },
    });
    return moved;
  });
}
