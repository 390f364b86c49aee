import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { conflict, forbidden } from '../../platform/http/errors';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import { quizAttempts } from '../tables';
import { checkCode, withCodeLimit } from './access-code';
import { takeSnapshot } from './ask';
import { questionsToAsk } from './ask-questions';
import { type AttemptRow, endAttempt, isOver } from './end';
import { type FoundQuiz, findQuiz, type Learner } from './find-quiz';
import { lockTimes } from './times';
import { deadlineOf, nextAttemptAt, rulesFor } from './rules';

export interface StartInput {
  quizId: string;
  device: string;
  accessCode: string | undefined;
}

/**
 * Starts an attempt, or finds the open one, whichever device holds it. Safe to repeat and to race.
 * @throws {HttpError} 403 before the quiz opens, after it closed and without attempts left, 409 during a delay and
 *   without questions, 422 without the right access code, 429 after too many wrong ones, 403 and 404 as {@link findQuiz} does
 */
export function startAttempt(
  deps: Deps<'clock'> & { db: Database },
  learner: Learner,
  input: StartInput,
): Promise<{ found: FoundQuiz; attempt: AttemptRow }> {
  const { quizId, accessCode } = input;
  return withCodeLimit(deps, { quizId, userId: learner.id, accessCode }, () => start(deps, learner, input));
}

async function start(
  { db, clock }: Deps<'clock'> & { db: Database },
  learner: Learner,
  { quizId, device, accessCode }: StartInput,
): Promise<{ found: FoundQuiz; attempt: AttemptRow }> {
  return db.transaction(async (tx) => {
    // Two requests of one learner wait for each other, and for a change of the learner's own times; others do not.
    await lockTimes(tx, { userId: learner.id, quizId });
    const found = await findQuiz(tx, learner, quizId);
    const past = await tx
      .select()
      .from(quizAttempts)
      .where(and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.userId, learner.id)))
      .orderBy(desc(quizAttempts.number))
      .for('update');
    const now = clock.now();
    const open = past.find(({ state }) => state === 'open');
    if (open !== undefined && !isOver(open, now)) return { found, attempt: open };
    if (open !== undefined) await endAttempt(tx, open, { at: open.deadlineAt ?? now, timedOut: true });
    const rules = rulesFor({ ...found, ...found.quiz });
    const { settings } = found.quiz;
    if (rules.opensAt !== null && rules.opensAt > now) throw forbidden('This quiz is not open yet.');
    if (rules.closesAt !== null && rules.closesAt <= now) throw forbidden('This quiz is closed.');
    if (rules.attempts !== null && past.length >= rules.attempts)
      throw forbidden('You have used all your attempts.');
    const last = past[0];
    if (last !== undefined && nextAttemptAt(settings, last.submittedAt ?? last.deadlineAt, now) !== null)
      throw conflict('The next attempt cannot start yet.');
    checkCode(settings.accessCode, accessCode);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    const asked = await questionsToAsk(tx, quizId, { seed, earlier: past });
    if (asked.length === 0) throw conflict('This quiz has no questions yet.');
    const [attempt] = await tx
      .insert(quizAttempts)
      .values({
        id: newId(),
        quizId,
        userId: learner.id,
        number: (last?.number ?? 0) + 1,
        state: 'open',
        startedAt: now,
        deadlineAt: deadlineOf(rules, now),
        snapshot: takeSnapshot(asked, settings, seed),
        device,
        points: asked.reduce((total, { points }) => total + points, 0),
      })
      .returning();
    if (attempt === undefined) throw new Error('The attempt was not written.');
    return { found, attempt };
  });
}
