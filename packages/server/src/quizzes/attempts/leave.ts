import type { AttemptQuestion } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { HttpError, summary } from '../../platform/http/errors';
import { quizAttempts } from '../tables';
import { bodiesOf, type StoredAnswer } from './answers';
import { toAttemptQuestion } from './ask';
import { problemsOf } from './check-answer';
import type { AttemptRow } from './end';
import { mustBeCurrent } from './sequence';

/**
 * Leaves a question of a quiz without a way back. Leaving it again changes nothing.
 * @param input `place`: of the question that may be answered; `slot`: the question to leave
 * @returns the question that may be answered now; undefined if all may, or the attempt has ended
 * @throws {HttpError} 409 for a question that was not reached, 422 if its answer cannot be read
 */
export async function leaveQuestion(
  tx: Executor,
  attempt: AttemptRow,
  {
    place,
    slot,
    counting,
  }: { place: number | null; slot: string; counting: ReadonlyMap<string, StoredAnswer> },
): Promise<AttemptQuestion | undefined> {
  if (place === null || attempt.state !== 'open') return undefined;
  const { snapshot } = attempt;
  const at = snapshot.findIndex((item) => item.slot === slot);
  if (at === -1 || at > place) mustBeCurrent(attempt, place, [slot]);
  const next = at === place && at + 1 < snapshot.length ? at + 1 : place;
  if (next !== place) {
    // It could not be corrected later, and would keep the attempt from being submitted.
    const errors = problemsOf([{ slot, answer: counting.get(slot)?.answer ?? null }]);
    if (Object.keys(errors).length > 0) throw new HttpError(422, summary(errors), { errors });
    await tx.update(quizAttempts).set({ reached: next }).where(eq(quizAttempts.id, attempt.id));
  }
  const asked = snapshot[next];
  const body = asked && (await bodiesOf(tx, [asked])).get(asked.slot);
  return body && toAttemptQuestion(asked, body, next + 1);
}
