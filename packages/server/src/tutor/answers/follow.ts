import type { TutorAnswer, TutorEvent } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import type { Viewer } from '../../courses';
import type { Database, Executor } from '../../platform/database';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { type AnswerRow, toAnswer } from '../conversations/view';
import { tutorAnswers, tutorConversations } from '../tables';
import { WORDING } from '../wording';
import { endLostAnswers, LOST_AFTER_MS } from './finish';
import { topicOf } from './progress';

/** @throws {HttpError} 404 if the answer does not exist or is another person's */
export async function ownAnswer(db: Executor, caller: Caller, id: string): Promise<AnswerRow> {
  const [row] = await db
    .select({ answer: tutorAnswers })
    .from(tutorAnswers)
    .innerJoin(tutorConversations, eq(tutorConversations.id, tutorAnswers.conversationId))
    .where(and(eq(tutorAnswers.id, id), eq(tutorConversations.userId, caller.id)));
  if (row === undefined) throw notFound(WORDING.noAnswer);
  return row.answer;
}

/** The sentences of blocks, as events. */
const sentencesOf = (blocks: TutorAnswer['blocks']): Extract<TutorEvent, { type: 'sentence' }>[] =>
  blocks.flatMap(({ kind, sentences }, block) =>
    sentences.map((sentence) => ({ type: 'sentence' as const, block, kind, ...sentence })),
  );

/**
 * An answer from its beginning to its end, whichever process writes it (spec 13.12). The row is the truth: an event on
 * the bus only says that there is more, so a reader that comes late or comes back misses nothing.
 * @param signal ends the events
 * @throws {HttpError} 404 as {@link ownAnswer}
 */
export async function followAnswer(
  { db, events, clock, background }: Pick<Services, 'events' | 'clock' | 'background'> & { db: Database },
  caller: Caller,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<AsyncIterable<TutorEvent>> {
  await ownAnswer(db, caller, id);
  const heard = await events.subscribe([topicOf(id)], signal);
  const read = () => ownAnswer(db, caller, id);
  const first = await read();
  if (first.state === 'writing') {
    // If the process that writes it is killed, nobody else tells its readers.
    const left = first.createdAt.getTime() + LOST_AFTER_MS - clock.now().getTime();
    const end = () => background.run(() => endLostAnswers({ db, clock }));
    const timer = setTimeout(end, Math.max(left, 0) + 100);
    timer.unref();
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }
  return eventsOf(first, { read, heard, viewer: caller });
}

async function* eventsOf(
  first: AnswerRow,
  { read, heard, viewer }: { read: () => Promise<AnswerRow>; heard: AsyncIterable<unknown>; viewer: Viewer },
): AsyncGenerator<TutorEvent> {
  let row = first;
  let sent = 0;
  yield { type: 'started', answer: { ...toAnswer(row, viewer), blocks: [] } };
  const waiting = heard[Symbol.asyncIterator]();
  try {
    while (true) {
      // Passages replace what a lost model wrote: the last event has them.
      const sentences = row.kind === first.kind ? sentencesOf(row.blocks) : [];
      yield* sentences.slice(sent);
      sent = sentences.length;
      if (row.state !== 'writing') {
        yield { type: 'done', answer: toAnswer(row, viewer) };
        return;
      }
      if ((await waiting.next()).done) return;
      row = await read();
    }
  } finally {
    await waiting.return?.();
  }
}
