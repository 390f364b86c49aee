import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { ANSWER_GRACE_MS } from '@digiken/contract/constants';
import { lessons, units } from '../../courses';
import { noteCompleted } from '../../learning';
import type { Database, Executor } from '../../platform/database';
import { isDatabaseUnavailable } from '../../platform/database/errors';
import type { Deps } from '../../platform/services';
import { markAnswer } from '../marking';
import { attemptMarks, quizAttempts, quizzes } from '../tables';
import { keysOf, latestAnswers } from './answers';

export type AttemptRow = typeof quizAttempts.$inferSelect;

/** How many attempts one look ends at most before it looks again. */
const AT_ONCE = 20;
const LOOK_EVERY_MS = 1_000;

/**
 * Ends an open attempt and marks what was answered in time. The caller holds the lock of the row.
 * @param timedOut ended by the server at its deadline
 */
export async function endAttempt(
  tx: Executor,
  attempt: AttemptRow,
  { at, timedOut }: { at: Date; timedOut: boolean },
): Promise<AttemptRow> {
  const { counting } = await latestAnswers(tx, attempt.id);
  const keys = await keysOf(tx, attempt.snapshot);
  const marks = attempt.snapshot.map(({ slot, points }) => {
    const key = keys.get(slot)?.key;
    const answer = counting.get(slot)?.answer ?? null;
    return { slot, points, fraction: key === undefined ? 0 : markAnswer(key, answer) };
  });
  if (marks.length > 0) {
    await tx
      .insert(attemptMarks)
      .values(marks.map(({ slot, fraction }) => ({ attemptId: attempt.id, slot, fraction, markedAt: at })))
      .onConflictDoNothing();
  }
  const waiting = marks.some(({ fraction }) => fraction === null);
  const [ended] = await tx
    .update(quizAttempts)
    .set({
      state: waiting ? 'review' : 'complete',
      submittedAt: at,
      timedOut,
      score: waiting ? null : marks.reduce((sum, { fraction, points }) => sum + (fraction ?? 0) * points, 0),
    })
    .where(eq(quizAttempts.id, attempt.id))
    .returning();
  if (!waiting) await noteMarked(tx, attempt, at);
  return ended ?? attempt;
}

/** An attempt has its score: the quiz may have been the last part of its course. */
export async function noteMarked(tx: Executor, attempt: AttemptRow, at: Date): Promise<void> {
  const [place] = await tx
    .select({ courseId: units.courseId })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, eq(units.id, sql`coalesce(${lessons.unitId}, ${quizzes.unitId})`))
    .where(eq(quizzes.id, attempt.quizId ?? ''));
  if (place) await noteCompleted(tx, { userId: attempt.userId, ...place, partId: attempt.id, at });
}

/** Whether the time of an open attempt is over, with the seconds in which answers may still arrive. */
export const isOver = ({ state, deadlineAt }: Pick<AttemptRow, 'state' | 'deadlineAt'>, now: Date): boolean =>
  state === 'open' && deadlineAt !== null && now.getTime() > deadlineAt.getTime() + ANSWER_GRACE_MS;

/**
 * Ends the attempts whose time is over, whether or not their browsers are open (spec 12.11). Several processes share
 * the work, and what a killed one left is found at the next look.
 * @returns how many were ended
 */
export async function endOverdue({ db, clock }: Deps<'clock'> & { db: Database }): Promise<number> {
  const before = new Date(clock.now().getTime() - ANSWER_GRACE_MS);
  let ended = 0;
  for (;;) {
    const some = await db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(quizAttempts)
        .where(and(eq(quizAttempts.state, 'open'), lte(quizAttempts.deadlineAt, before)))
        .orderBy(asc(quizAttempts.deadlineAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      for (const attempt of due)
        await endAttempt(tx, attempt, { at: attempt.deadlineAt ?? before, timedOut: true });
      return due.length;
    });
    ended += some;
    if (some < AT_ONCE) return ended;
  }
}

/** Looks for overdue attempts every second while a server listens. */
export class OverdueAttempts {
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  constructor(private readonly parts: Deps<'clock' | 'background'> & { db: Database }) {}

  start(): void {
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
    this.#look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (this.#looking) return;
    this.#looking = true;
    this.parts.background.run(async () => {
      try {
        await endOverdue(this.parts);
      } catch (error) {
        // While the database is away, the requests report it; the next look is in a second.
        if (!isDatabaseUnavailable(error)) throw error;
      } finally {
        this.#looking = false;
      }
    });
  }
}
