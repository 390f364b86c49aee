import type { SyncAction, SyncResult } from '@digiken/contract';
import { isStagedId } from '../courses';
import { saveProgress } from '../learning';
import { addBookmark, addNote, editNoteOffline, removeBookmark, removeNoteOffline } from '../notes';
import { forbidden, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { learnerOf, saveAnswers, submitAttempt } from '../quizzes';

/** What an action has done. */
export interface Applied extends Pick<SyncResult, 'noteId'> {
  /** Why single answers were not stored; empty if all were. */
  refusedAnswers?: string[];
}

/**
 * Applies one action by what the call with a connection uses.
 * @param deps `db`: the transaction of the action
 * @param input `at`: when it was done, by the server's clock
 * @throws {HttpError} 403, 404, 409 or 422 if it cannot be applied
 */
export async function apply(
  deps: Deps<'clock'>,
  caller: Caller,
  { action, at }: { action: SyncAction; at: Date },
): Promise<Applied> {
  if ('lessonId' in action && isStagedId(action.lessonId)) throw notFound('There is no such lesson.');
  switch (action.kind) {
    case 'progress': {
      const { lessonId, done, scroll } = action;
      if (done !== undefined || scroll !== undefined)
        await saveProgress(deps, caller, { lessonId, done, scroll, at });
      return {};
    }
    case 'note-add': {
      const { lessonId, text, quote, section } = action;
      return { noteId: (await addNote(deps, caller, { lessonId, text, quote, section, at }))._id };
    }
    case 'note-edit': {
      const { noteId: id, text } = action;
      const base = action.base === null ? null : new Date(action.base);
      const made = await editNoteOffline(deps, caller, { id, text, base, at });
      return made === null ? {} : { noteId: made };
    }
    case 'note-remove':
      await removeNoteOffline(deps, caller, { id: action.noteId, at });
      return {};
    case 'bookmark':
      await (action.on ? addBookmark : removeBookmark)(deps, caller, { lessonId: action.lessonId, at });
      return {};
    case 'answers': {
      const { attemptId, device, events } = action;
      const { refused } = await saveAnswers(deps, taker(caller), { attemptId, device, events });
      return { refusedAnswers: [...new Set(refused.map(({ message }) => message))] };
    }
    case 'submit':
      await submitAttempt(deps, taker(caller), { attemptId: action.attemptId, device: action.device });
      return {};
  }
}

/** @throws {HttpError} 403 for roles that take no quizzes */
function taker(caller: Caller) {
  if (caller.role !== 'user') throw forbidden();
  return learnerOf(caller);
}
