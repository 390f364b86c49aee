import { plainCode } from '@digiken/contract/constants';
import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { HttpError, invalid } from '../../platform/http/errors';
import { countFailures } from '../../platform/rate-limit';
import type { Deps } from '../../platform/services';
import { nameColumn, users } from '../../users';
import { quizCodeFailures } from '../tables';

/** Wrong codes of one learner for one quiz in the window. */
const WRONG_CODES = 5;
const WINDOW_SECONDS = 15 * 60;
const MINUTE_SECONDS = 60;

const WORDING = {
  missing: 'Enter the access code.',
  wrong: 'This is not the access code.',
  locked: (minutes: number) =>
    `Too many wrong access codes. Ask your instructor for the code, and try again in ${minutes} ${
      minutes === 1 ? 'minute' : 'minutes'
    }.`,
} as const;

/** A code that was checked and is not that of the quiz. */
class WrongCode extends HttpError {
  constructor() {
    super(422, WORDING.wrong, { errors: { accessCode: WORDING.wrong } });
  }
}

/** @throws {HttpError} 422 on `accessCode` without the code of the quiz; null: it has none */
export function checkCode(wanted: string | null, given: string | undefined): void {
  if (wanted === null) return;
  if (!given) throw invalid({ accessCode: WORDING.missing });
  const [one, other] = [Buffer.from(plainCode(wanted)), Buffer.from(plainCode(given))];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw new WrongCode();
}

interface Try {
  quizId: string;
  userId: string;
  accessCode: string | undefined;
}

/**
 * Runs a start that checks an access code; only wrong codes count (spec 15.102).
 * @param deps `db`: no transaction, because the start rolls its own back
 * @throws {HttpError} 429 after too many wrong codes of this learner for this quiz
 */
export async function withCodeLimit<T>(
  deps: Deps<'clock'>,
  { quizId, userId, accessCode }: Try,
  start: () => Promise<T>,
): Promise<T> {
  if (!accessCode) return start();
  const key = `quiz-code:${quizId}:${userId}`;
  const counted = {
    limits: [{ key, max: WRONG_CODES, windowSeconds: WINDOW_SECONDS }],
    message: (seconds: number) => WORDING.locked(Math.ceil(seconds / MINUTE_SECONDS)),
    isFailure: (error: unknown) => error instanceof WrongCode,
  };
  return countFailures(deps, counted, async () => {
    try {
      return await start();
    } catch (error) {
      if (error instanceof WrongCode) await noteFailure(deps, { quizId, userId });
      throw error;
    }
  });
}

async function noteFailure(
  { db, clock }: Deps<'clock'>,
  who: { quizId: string; userId: string },
): Promise<void> {
  const lastAt = clock.now();
  await db
    .insert(quizCodeFailures)
    .values({ ...who, count: 1, lastAt })
    .onConflictDoUpdate({
      target: [quizCodeFailures.quizId, quizCodeFailures.userId],
      set: { count: sql`${quizCodeFailures.count} + 1`, lastAt },
    });
}

/** How many learners are named at most. */
const NAMED = 20;

/** Learners who entered so many wrong access codes that they may be guessing, the latest first. */
export async function listCodeFailures(db: Executor, quizId: string) {
  const { count, lastAt } = quizCodeFailures;
  const rows = await db
    .select({
      count,
      lastAt,
      _id: users.id,
      name: nameColumn(users),
    })
    .from(quizCodeFailures)
    .innerJoin(users, eq(users.id, quizCodeFailures.userId))
    .where(and(eq(quizCodeFailures.quizId, quizId), gte(count, WRONG_CODES)))
    .orderBy(desc(lastAt), quizCodeFailures.userId)
    .limit(NAMED);
  return rows.map(({ _id, name, ...row }) => ({
    learner: { _id, name },
    count: row.count,
    lastAt: row.lastAt.toISOString(),
  }));
}
