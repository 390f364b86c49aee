import { SHORTENED_MIN_MS } from '@digiken/contract/constants';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { quizAttempts, quizzes } from '../tables';
import { isOver } from './end';
import { selectQuizzes } from './find-quiz';
import { deadlineOf, rulesFor } from './rules';

/**
 * Waits until nobody else starts an attempt of this learner or changes the learner's times, until the transaction ends.
 * Without it, an attempt that starts meanwhile would keep the times from before.
 * @param quizId undefined: in all quizzes
 */
export async function lockTimes(
  tx: Executor,
  { userId, quizId }: { userId: string; quizId?: string },
): Promise<void> {
  const all = sql`hashtextextended(${`quiz times of ${userId}`}, 0)`;
  if (quizId === undefined) {
    await tx.execute(sql`select pg_advisory_xact_lock(${all})`);
    return;
  }
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${all})`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${quizId} ${userId}`}, 0))`);
}

/**
 * Gives a learner's open attempts the end that the rules say now (spec 12.34). An attempt whose time is over ends as it
 * is. A new end is a minute from now at the earliest, so that nobody is surprised by it.
 * @param quizId undefined: in all quizzes
 * @returns how many attempts got another end
 */
export async function updateDeadlines(
  tx: Executor,
  { userId, quizId, now }: { userId: string; quizId?: string; now: Date },
): Promise<number> {
  const open = await tx
    .select()
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.userId, userId),
        eq(quizAttempts.state, 'open'),
        quizId === undefined ? undefined : eq(quizAttempts.quizId, quizId),
      ),
    )
    .orderBy(asc(quizAttempts.id))
    .for('update');
  const ids = open.flatMap((attempt) => attempt.quizId ?? []);
  if (ids.length === 0) return 0;
  const found = await selectQuizzes(tx, userId, { where: inArray(quizzes.id, ids) });
  const byId = new Map(found.map((item) => [item.quiz.id, item]));
  let changed = 0;
  for (const attempt of open) {
    const quiz = byId.get(attempt.quizId ?? '');
    if (quiz === undefined || isOver(attempt, now)) continue;
    const wanted = deadlineOf(rulesFor({ ...quiz, ...quiz.quiz }), attempt.startedAt);
    if (wanted?.getTime() === attempt.deadlineAt?.getTime()) continue;
    const earliest = now.getTime() + SHORTENED_MIN_MS;
    const deadlineAt = wanted && new Date(Math.max(wanted.getTime(), earliest));
    await tx.update(quizAttempts).set({ deadlineAt }).where(eq(quizAttempts.id, attempt.id));
    changed += 1;
  }
  return changed;
}
