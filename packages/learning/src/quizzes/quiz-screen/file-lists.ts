import { UploadList } from '@digiken/ui/file-upload';

/** A chosen file that is not on the server. */
export interface PendingFile {
  questionId: string;
  name: string;
}

/** The chosen files of an attempt by question. They survive that another question, or the result, is shown. */
export class FileLists {
  readonly #lists = new Map<string, UploadList>();
  readonly #listeners = new Set<() => void>();
  #pending: readonly PendingFile[] = [];

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Those that are being sent or could not be sent. */
  readonly pending = (): readonly PendingFile[] => this.#pending;

  readonly of = (questionId: string): UploadList => {
    const known = this.#lists.get(questionId);
    if (known) return known;
    const list = new UploadList();
    list.subscribe(this.#refresh);
    this.#lists.set(questionId, list);
    return list;
  };

  readonly abort = () => {
    for (const list of this.#lists.values()) list.abort();
  };

  readonly #refresh = () => {
    const pending = [...this.#lists].flatMap(([questionId, list]) =>
      list.pending().map((name) => ({ questionId, name })),
    );
    // Progress alone changes nothing here.
    if (JSON.stringify(pending) === JSON.stringify(this.#pending)) return;
    this.#pending = pending;
    for (const listener of this.#listeners) listener();
  };
}
