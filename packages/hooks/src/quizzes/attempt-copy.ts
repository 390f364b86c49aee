import type { QuestionAnswer } from '@digiken/contract';
import { isRecord } from '../kept/is-record';
import { type KeptValue, keptAt, keptValue } from '../kept/kept-value';
import { movedValue } from '../kept/moved-value';

/** A change of an answer that the server has not confirmed. */
export interface PendingAnswer {
  seq: number;
  /** Null clears the answer. */
  answer: QuestionAnswer | null;
  /** Since the attempt started; milliseconds. */
  elapsedMs: number;
}

/** What this device keeps of an attempt, so that a killed tab loses nothing. */
export interface AttemptCopy {
  /** By slot. */
  pending: Record<string, PendingAnswer>;
  /** Slots that the learner wants to look at again. */
  flagged: string[];
}

function parse(stored: { pending?: unknown; flagged?: unknown }): AttemptCopy {
  const pending = Object.entries(isRecord(stored.pending) ? stored.pending : {}).filter(
    (entry): entry is [string, PendingAnswer] =>
      isRecord(entry[1]) &&
      Number.isInteger(entry[1].seq) &&
      typeof entry[1].elapsedMs === 'number' &&
      (entry[1].answer === null || isRecord(entry[1].answer)),
  );
  const flagged = Array.isArray(stored.flagged) ? stored.flagged : [];
  return {
    pending: Object.fromEntries(pending),
    flagged: flagged.filter((slot): slot is string => typeof slot === 'string'),
  };
}

/** The learner's answers of an attempt that the server has not confirmed, and the flags. */
export const attemptCopy = (viewer: string, attemptId: string): KeptValue<AttemptCopy> =>
  movedValue(keptValue(viewer, `attempt:${attemptId}`, parse), keptAt(`quiz-attempt:${attemptId}`, parse));
