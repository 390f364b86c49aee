import { quizRoutes } from '@digiken/contract/routes/quizzes';
import { createActionKeys } from '../api/idempotency';
import { type FailureTexts, type Outcome, outcomeOf } from '../api/outcome';
import type { Answer, SendRequest } from '../api/request';
import { sendFile, type UploadOptions, type UploadOutcome } from '../api/upload';
import { newUuid } from '../api/uuid';
import type { AnswerSaver } from './answer-saver';

export interface AttemptFilesParts {
  attemptId: string;
  device: string;
  request: SendRequest;
  texts: FailureTexts;
  /** The answers of the attempt, which a stored file changes. */
  saver: AnswerSaver;
  /** The server no longer takes files: the attempt has to be refetched. */
  onChanged: () => void;
}

/**
 * Sends the files of an attempt. A file is part of its answer once the server has stored it. Each chosen file has an
 * id of its own, so that sending it again after a lost answer stores it once.
 */
export class AttemptFiles {
  readonly #chosen = new WeakMap<File, { fileId: string; elapsedMs: number }>();
  readonly #keys = createActionKeys();

  constructor(private readonly parts: AttemptFilesParts) {}

  readonly send = async (
    slot: string,
    file: File,
    options?: UploadOptions,
  ): Promise<UploadOutcome<Answer<typeof quizRoutes.storeAttemptFile>>> => {
    const { device, texts, saver } = this.parts;
    const chosen = this.#chosen.get(file) ?? { fileId: newUuid(), elapsedMs: saver.elapsedMs() };
    this.#chosen.set(file, chosen);
    const outcome = await sendFile(
      quizRoutes.storeAttemptFile,
      {
        params: this.#paramsOf(slot, chosen.fileId),
        query: { device, elapsedMs: chosen.elapsedMs },
        file,
      },
      { keys: this.#keys, texts },
      options,
    );
    // Chosen again after its removal, it is another file.
    if (outcome.ok) this.#chosen.delete(file);
    this.#settle(outcome);
    return outcome;
  };

  readonly remove = async (slot: string, fileId: string): Promise<Outcome> => {
    const { device, request, texts } = this.parts;
    const outcome = await outcomeOf(
      () =>
        request(quizRoutes.removeAttemptFile, {
          params: this.#paramsOf(slot, fileId),
          query: { device },
        }),
      texts,
    );
    this.#settle(outcome);
    return outcome;
  };

  #paramsOf(slotId: string, fileId: string) {
    return { id: this.parts.attemptId, slotId, fileId };
  }

  #settle(outcome: UploadOutcome<Answer<typeof quizRoutes.removeAttemptFile>>) {
    const { saver, onChanged } = this.parts;
    if (outcome.ok) {
      const { slot, seq, answer, late, state } = outcome.data.data;
      if (!late) saver.adopt(slot, seq, answer ?? undefined);
      if (state !== 'open') onChanged();
    } else if ('code' in outcome && outcome.code === 'taken-over') saver.takenOver(outcome.message);
    else if (outcome.status === 409) onChanged();
  }
}
