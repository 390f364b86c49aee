import type { TutorAnswer } from '@digiken/contract';
import type { TutorRating } from '@digiken/contract/constants';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/http/route';
import { toAnswer } from '../conversations/view';
import type { OpenTutor } from '../open';
import { flag, RATED_DOWN } from '../safety/flags';
import { tutorAnswers } from '../tables';
import { citedSources } from './finish';
import { ownAnswer } from './follow';
import { changed } from './progress';

/**
 * Stops an answer that is being written; what was written stays. Safe to repeat.
 * @throws {HttpError} 404 if it does not exist or is another person's
 */
export async function stopAnswer(
  { db, writing }: Pick<OpenTutor, 'db' | 'writing'>,
  caller: Caller,
  id: string,
): Promise<TutorAnswer> {
  const answer = await db.transaction(async (tx) => {
    const { blocks, sources } = await ownAnswer(tx, caller, id);
    const stopped = await tx
      .update(tutorAnswers)
      .set({ state: 'stopped', sources: citedSources(blocks, sources) })
      .where(and(eq(tutorAnswers.id, id), eq(tutorAnswers.state, 'writing')))
      .returning({ id: tutorAnswers.id });
    if (stopped.length > 0) await changed(tx, id);
    return toAnswer(await ownAnswer(tx, caller, id), caller);
  });
  // In another process, the next sentence is refused, which ends the request there.
  writing.get(id)?.abort();
  return answer;
}

/**
 * Rates an answer. Several that did not help flag the conversation (spec 13.22).
 * @throws {HttpError} 404 if it does not exist or is another person's
 */
export async function rateAnswer(
  deps: Pick<OpenTutor, 'db' | 'clock'>,
  caller: Caller,
  { id, rating }: { id: string; rating: TutorRating | null },
): Promise<TutorAnswer> {
  return deps.db.transaction(async (tx) => {
    const { conversationId } = await ownAnswer(tx, caller, id);
    await tx.update(tutorAnswers).set({ rating }).where(eq(tutorAnswers.id, id));
    if (rating === 'did-not') {
      const [row] = await tx
        .select({ count: sql<number>`count(*)`.mapWith(Number) })
        .from(tutorAnswers)
        .where(and(eq(tutorAnswers.conversationId, conversationId), eq(tutorAnswers.rating, 'did-not')));
      if ((row?.count ?? 0) === RATED_DOWN)
        await flag({ ...deps, db: tx }, caller, { conversationId, reason: 'rated-down-often' });
    }
    return toAnswer(await ownAnswer(tx, caller, id), caller);
  });
}
