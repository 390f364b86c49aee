import type { quizzes as calls } from '@digiken/contract';
import { ANSWER_GRACE_MS } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../platform/database';
import { conflict, HttpError, notFound, summary } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { attemptAnswers, quizAttempts } from '../tables';
import { bodiesOf, latestAnswers } from './answers';
import { checkAnswer, problemsOf } from './check-answer';
import { asStored, filesOf, missingFile } from '../files/rows';
import { type AttemptRow, endAttempt, isOver } from './end';
import { type FoundQuiz, findQuiz, type Learner } from './find-quiz';
import { leaveQuestion } from './leave';
import { currentPlace, mustBeCurrent } from './sequence';

type SaveBody = z.output<(typeof calls.saveAnswers)['body'] & z.ZodType>;
type Saved = z.output<(typeof calls.saveAnswers)['answer']>['data'];
/** Of the database's integers. */
export const MAX_INTEGER = 2_147_483_647;

type Parts = Deps<'clock'>;

const TAKEN_OVER = 'This attempt continues on another device.';
const GONE = 'There is no such attempt.';

/** Locks an attempt of the learner, and ends it if its time is over. @throws {HttpError} 404 */
export async function lockAttempt(
  tx: Executor,
  learner: Learner,
  attemptId: string,
  now: Date,
): Promise<AttemptRow & { quizId: string }> {
  const [attempt] = await tx
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.id, attemptId), eq(quizAttempts.userId, learner.id)))
    .for('update');
  if (attempt?.quizId == null) throw notFound(GONE);
  const current = isOver(attempt, now)
    ? await endAttempt(tx, attempt, { at: attempt.deadlineAt ?? now, timedOut: true })
    : attempt;
  return { ...current, quizId: attempt.quizId };
}

/** @throws {HttpError} 409 `taken-over` if another device continued the attempt */
export function mustHold({ device: holder }: AttemptRow, device: string): void {
  if (holder !== device) throw conflict(TAKEN_OVER, { code: 'taken-over' });
}

/** An attempt of the learner as it is now. @throws {HttpError} 403, 404 */
export async function readAttempt(
  { db, clock }: Parts,
  learner: Learner,
  attemptId: string,
): Promise<{ found: FoundQuiz; attempt: AttemptRow }> {
  const attempt = await db.transaction((tx) => lockAttempt(tx, learner, attemptId, clock.now()));
  return { found: await findQuiz(db, learner, attempt.quizId), attempt };
}

/**
 * Stores answers. What arrives after the end of a timed attempt, but was answered in its time, is kept as late and
 * not marked (spec 12.11).
 * @param input `leave`: a question of a quiz without a way back that the learner leaves (spec 15.100)
 * @returns what was stored, and the question that follows the one that was left, its pictures without signatures
 * @throws {HttpError} 404, 409 `taken-over`, 409 `question-left` for answers that may not change, 422 if the answer of
 *   the question to leave cannot be read
 */
export async function saveAnswers(
  { db, clock }: Parts,
  learner: Learner,
  { attemptId, device, events, leave }: SaveBody & { attemptId: string },
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const attempt = await lockAttempt(tx, learner, attemptId, now);
    mustHold(attempt, device);
    const place = await currentPlace(tx, attempt);
    const bodies = await bodiesOf(tx, attempt.snapshot);
    const hasFiles = events.some(({ answer }) => answer?.type === 'file');
    const files = hasFiles ? await filesOf(tx, attemptId) : [];
    const refused: Saved['refused'] = [];
    const rows: (typeof attemptAnswers.$inferInsert)[] = [];
    for (const { slot, seq, answer, elapsedMs } of events) {
      const body = bodies.get(slot);
      const reason =
        body === undefined
          ? 'This attempt has no such question.'
          : (checkAnswer(body, answer) ??
            missingFile(files, { slot, answer }) ??
            endedReason(attempt, elapsedMs));
      if (reason !== null) refused.push({ slot, seq, message: reason });
      else
        rows.push({
          attemptId,
          slot,
          seq,
          answer: asStored(files, answer),
          elapsedMs: Math.min(elapsedMs, MAX_INTEGER),
          receivedAt: now,
          late: attempt.state !== 'open',
        });
    }
    const before = await storedAs(tx, attemptId, rows);
    const isStored = ({ slot, seq, answer }: (typeof rows)[number], stored: ReadonlySet<string>) =>
      stored.has(`${slot} ${seq} ${JSON.stringify(sorted(answer ?? null))}`);
    const changed = rows.filter((row) => !isStored(row, before)).map(({ slot }) => slot);
    mustBeCurrent(attempt, place, changed);
    if (rows.length > 0) await tx.insert(attemptAnswers).values(rows).onConflictDoNothing();
    const { counting, late } = await latestAnswers(tx, attemptId);
    const saved = [...new Set(rows.map(({ slot }) => slot))].map((slot) => ({
      slot,
      seq: Math.max(late.get(slot)?.seq ?? 0, counting.get(slot)?.seq ?? 0),
      late: late.has(slot),
    }));
    // A number that was used for another answer must not look as if this answer were stored.
    const stored = await storedAs(tx, attemptId, rows);
    for (const row of rows) {
      const { slot, seq } = row;
      if (!isStored(row, stored))
        refused.push({ slot, seq, message: 'Another answer was saved with this number.' });
    }
    const next =
      leave === undefined ? undefined : await leaveQuestion(tx, attempt, { place, slot: leave, counting });
    return {
      saved,
      refused,
      state: attempt.state,
      deadline: attempt.deadlineAt?.toISOString() ?? null,
      serverNow: now.toISOString(),
      ...(next && { next }),
    };
  });
}

/** Why an answer no longer counts and is not kept either; null if it is. */
export function endedReason(
  { state, timedOut, startedAt, deadlineAt }: AttemptRow,
  elapsedMs: number,
): string | null {
  if (state === 'open') return null;
  if (!timedOut || deadlineAt === null) return 'This attempt has been submitted.';
  return elapsedMs <= deadlineAt.getTime() - startedAt.getTime() + ANSWER_GRACE_MS
    ? null
    : 'The time of this attempt was over.';
}

/** The answers that are stored under the numbers of these rows. */
async function storedAs(
  tx: Executor,
  attemptId: string,
  rows: readonly { slot: string; seq: number }[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { slot, seq, answer } = attemptAnswers;
  const found = await tx
    .select({ slot, seq, answer })
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, attemptId));
  return new Set(found.map((row) => `${row.slot} ${row.seq} ${JSON.stringify(sorted(row.answer))}`));
}

/** The database sorts the keys of objects. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** Lets a device continue an attempt; the one before can no longer answer (spec 12.12). */
export async function takeOver(
  { db, clock }: Parts,
  learner: Learner,
  { attemptId, device }: { attemptId: string; device: string },
): Promise<{ found: FoundQuiz; attempt: AttemptRow }> {
  const attempt = await db.transaction(async (tx) => {
    const current = await lockAttempt(tx, learner, attemptId, clock.now());
    await tx.update(quizAttempts).set({ device }).where(eq(quizAttempts.id, attemptId));
    return { ...current, device };
  });
  return { found: await findQuiz(db, learner, attempt.quizId), attempt };
}

/**
 * Submits an attempt. Submitting one that has ended changes nothing.
 * @throws {HttpError} 404, 409 `taken-over`, 422 with the questions whose answers cannot be read
 */
export async function submitAttempt(
  { db, clock }: Parts,
  learner: Learner,
  { attemptId, device }: { attemptId: string; device: string },
): Promise<{ found: FoundQuiz; attempt: AttemptRow }> {
  const attempt = await db.transaction(async (tx) => {
    const now = clock.now();
    const current = await lockAttempt(tx, learner, attemptId, now);
    if (current.state !== 'open') return current;
    mustHold(current, device);
    const { counting } = await latestAnswers(tx, attemptId);
    const place = await currentPlace(tx, current);
    // What was left cannot be corrected.
    const correctable = place === null ? undefined : current.snapshot[place]?.slot;
    const errors = problemsOf(
      [...counting.values()].filter(({ slot }) => place === null || slot === correctable),
    );
    if (Object.keys(errors).length > 0) throw new HttpError(422, summary(errors), { errors });
    const at = current.deadlineAt !== null && current.deadlineAt < now ? current.deadlineAt : now;
    return { ...(await endAttempt(tx, current, { at, timedOut: false })), quizId: current.quizId };
  });
  return { found: await findQuiz(db, learner, attempt.quizId), attempt };
}
