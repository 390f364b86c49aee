import type { SyncAction } from '@digiken/contract';
import type { HttpError } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { wordingFor } from './wording';

/** An action that will never be applied. */
export interface Refusal {
  message: string;
  code?: string | undefined;
}

const wordsOf = ({ user }: Caller) => wordingFor(user.preferences?.language);

/** Why an error refuses an action, for a person. Says of texts that they are still on the device (spec 14.50). */
export function refusalOf(error: HttpError, caller: Caller, action: SyncAction): Refusal {
  const changed = error.status === 409 && action.kind === 'note-remove';
  const code = changed ? 'note-changed' : error.details?.code;
  return withKept(caller, action, { message: sentenceFor(error, caller, action), code });
}

export const tooOld = (caller: Caller, action: SyncAction): Refusal =>
  withKept(caller, action, { message: wordsOf(caller).tooOld, code: 'too-old' });

/** @param reasons of single answers, each once */
export const answersRefusal = (caller: Caller, reasons: readonly string[]): Refusal => ({
  message: `${wordsOf(caller).answersRefused(reasons)} ${wordsOf(caller).answersKept}`,
});

function withKept(caller: Caller, { kind }: SyncAction, { message, code }: Refusal): Refusal {
  const { textKept, answersKept } = wordsOf(caller);
  const kept =
    kind === 'note-add' || kind === 'note-edit'
      ? ` ${textKept}`
      : kind === 'answers'
        ? ` ${answersKept}`
        : '';
  return { message: message + kept, ...(code !== undefined && { code }) };
}

function sentenceFor({ status, details }: HttpError, caller: Caller, { kind }: SyncAction): string {
  const words = wordsOf(caller);
  const ofQuiz = kind === 'answers' || kind === 'submit';
  if (details?.code === 'taken-over') return words.takenOver;
  if (details?.code === 'question-left') return words.questionLeft;
  if (status === 409 && kind === 'note-remove') return words.noteChanged;
  if (details?.unit) return words.notEnrolled(details.unit.title);
  if (status === 404) return ofQuiz ? words.noAttempt : kind === 'note-edit' ? words.noNote : words.noLesson;
  if (status === 409 && (kind === 'note-add' || kind === 'note-edit')) return words.notesFull;
  if (status === 422 && kind === 'submit') return words.notSubmitted(Object.values(details?.errors ?? {}));
  if (status === 403)
    return ofQuiz && caller.role !== 'user'
      ? words.learnersOnly
      : caller.verified
        ? words.notAllowed
        : words.notVerified;
  return words.notPossible;
}
