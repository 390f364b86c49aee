import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { conflict } from '../../platform/http/errors';
import { attemptAnswers, type quizAttempts, type QuizSettings, quizzes, type SnapshotSlot } from '../tables';

type Attempt = Pick<typeof quizAttempts.$inferSelect, 'id' | 'quizId' | 'snapshot' | 'reached'>;

const LEFT = 'You have left this question, so its answer can no longer be changed.';
const NOT_REACHED = 'You have not reached this question yet.';

/** Whether learners cannot go back to a question that they have left (spec 15.100). */
export const isSequential = ({
  oneAtATime,
  sequential,
}: Pick<QuizSettings, 'oneAtATime' | 'sequential'>): boolean => oneAtATime && sequential;

/**
 * The place in the snapshot of the question that may be answered, from 0. An answered question was reached, too: the
 * setting may be newer than the attempt.
 */
async function placeOf(db: Executor, { id, snapshot, reached }: Attempt): Promise<number> {
  const rows = await db
    .selectDistinct({ slot: attemptAnswers.slot })
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, id));
  const answered = new Set(rows.map(({ slot }) => slot));
  const last = snapshot.findLastIndex(({ slot }) => answered.has(slot));
  return Math.max(0, Math.min(snapshot.length - 1, Math.max(reached, last)));
}

/**
 * The place of the question that may be answered and seen last, in a quiz without a way back.
 * @returns null for a quiz whose questions may be answered in any order
 */
export async function currentPlace(
  db: Executor,
  attempt: Attempt,
  settings?: QuizSettings,
): Promise<number | null> {
  const rules = settings ?? (await settingsOf(db, attempt.quizId));
  return rules !== undefined && isSequential(rules) ? placeOf(db, attempt) : null;
}

/** The slots of an attempt that its learner has seen; all of them in a quiz with a way back. */
export async function seenSlots(
  db: Executor,
  attempt: Attempt,
  settings?: QuizSettings,
): Promise<readonly SnapshotSlot[]> {
  const place = await currentPlace(db, attempt, settings);
  return place === null ? attempt.snapshot : attempt.snapshot.slice(0, place + 1);
}

async function settingsOf(db: Executor, quizId: string | null): Promise<QuizSettings | undefined> {
  if (quizId === null) return undefined;
  const [quiz] = await db.select({ settings: quizzes.settings }).from(quizzes).where(eq(quizzes.id, quizId));
  return quiz?.settings;
}

/**
 * Checks that answers to these slots may be changed.
 * @throws {HttpError} 409 `question-left` with a sentence for each slot that may not
 */
export function mustBeCurrent(
  { snapshot }: Pick<Attempt, 'snapshot'>,
  place: number | null,
  slots: readonly string[],
): void {
  if (place === null) return;
  const errors = Object.fromEntries(
    slots.flatMap((slot) => {
      const at = snapshot.findIndex((item) => item.slot === slot);
      return at === place ? [] : [[slot, at !== -1 && at < place ? LEFT : NOT_REACHED]];
    }),
  );
  const [first] = Object.values(errors);
  if (first !== undefined) throw conflict(first, { code: 'question-left', errors });
}
