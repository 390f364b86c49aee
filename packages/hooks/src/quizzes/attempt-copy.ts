import type { QuestionAnswer } from '@digiken/contract';

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

const key = (attemptId: string) => `quiz-attempt:${attemptId}`;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the copy of an attempt; an empty one if there is none or it cannot be read. */
export function readAttemptCopy(attemptId: string): AttemptCopy {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key(attemptId)) ?? 'null');
    if (!isRecord(copy)) return { pending: {}, flagged: [] };
    const pending = Object.entries(isRecord(copy.pending) ? copy.pending : {}).filter(
      (entry): entry is [string, PendingAnswer] =>
        isRecord(entry[1]) &&
        Number.isInteger(entry[1].seq) &&
        typeof entry[1].elapsedMs === 'number' &&
        (entry[1].answer === null || isRecord(entry[1].answer)),
    );
    const flagged = Array.isArray(copy.flagged) ? copy.flagged : [];
    return {
      pending: Object.fromEntries(pending),
      flagged: flagged.filter((slot): slot is string => typeof slot === 'string'),
    };
  } catch {
    return { pending: {}, flagged: [] };
  }
}

/** Writes the copy of an attempt, or removes it once there is nothing to keep. */
export function writeAttemptCopy(attemptId: string, copy: AttemptCopy): void {
  try {
    const empty = Object.keys(copy.pending).length === 0 && copy.flagged.length === 0;
    if (empty) localStorage.removeItem(key(attemptId));
    else localStorage.setItem(key(attemptId), JSON.stringify(copy));
  } catch {
    // Storage full or blocked by the browser: the server has the answer a second later.
  }
}
