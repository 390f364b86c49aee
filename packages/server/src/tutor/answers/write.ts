import type { TutorAnswer } from '@digiken/contract';
import type { ModelConfig } from '../../platform/config-ai';
import { ModelError } from '../model/client';
import type { OpenTutor } from '../open';
import { openAttempts } from '../../quizzes';
import { addSentence, endAnswer, type Ending, withSentence } from './finish';
import { quotedAnswer } from './quoted';
import { askModel, type ModelRequest, UsageCount } from './request';

export interface AnswerToWrite {
  answerId: string;
  userId: string;
  courseIds: readonly string[];
  chargedOn: string | null;
  request: ModelRequest;
}

/**
 * Has the model write an answer, sentence by sentence, into its row. If the model is lost, the passages become the
 * answer (spec 13.16). Runs in the background of the process that was asked.
 */
export async function writeAnswer(
  tutor: OpenTutor,
  model: ModelConfig,
  answer: AnswerToWrite,
): Promise<void> {
  const { answerId } = answer;
  const stop = new AbortController();
  tutor.writing.set(answerId, stop);
  try {
    await endAnswer(tutor.db, answer, await write(tutor, model, answer, stop));
  } finally {
    tutor.writing.delete(answerId);
  }
}

async function write(
  { db }: OpenTutor,
  model: ModelConfig,
  { answerId, userId, courseIds, request }: AnswerToWrite,
  stop: AbortController,
): Promise<Ending> {
  const count = new UsageCount();
  const unreachable = (): Ending => ({
    state: 'unreachable',
    usage: count.usage,
    quoted: quotedAnswer(request.sources, request.question),
  });
  let blocks: TutorAnswer['blocks'] = [];
  try {
    for await (const sentence of askModel(model, request, { signal: stop.signal, count })) {
      blocks = withSentence(blocks, sentence);
      if (await addSentence(db, { answerId, userId, blocks })) continue;
      const open = await openAttempts(db, userId);
      const attempted = open.some(({ course }) => courseIds.includes(course._id));
      return { state: 'stopped', note: attempted ? 'attempt-started' : null, usage: count.usage };
    }
  } catch (error) {
    if (stop.signal.aborted) return { state: 'stopped', note: null, usage: count.usage };
    if (error instanceof ModelError) return unreachable();
    throw error;
  }
  // A model that says nothing that may be shown is of no more use than none.
  return blocks.length === 0 ? unreachable() : { state: 'done', usage: count.usage };
}
