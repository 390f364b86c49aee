export interface Upload {
  key: number;
  file: File;
  status: 'uploading' | 'done' | 'failed' | 'refused';
  fraction: number;
  message?: string;
}

/**
 * The chosen files of one `FileUpload`. Create it outside the component to keep files that are being sent, or could
 * not be sent, while the field is not shown, and to tell the user about them elsewhere.
 */
export class UploadList {
  #uploads: readonly Upload[] = [];
  #nextKey = 0;
  readonly #running = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): readonly Upload[] => this.#uploads;

  /** The names of the files that have been chosen and have not arrived. */
  pending(): string[] {
    return this.#uploads
      .filter(({ status }) => status === 'uploading' || status === 'failed')
      .map(({ file }) => file.name);
  }

  /** Ends all uploads, when the user leaves the page. */
  abort(): void {
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
  }

  /** @returns the key of the new upload */
  add(file: File): number {
    const key = this.#nextKey;
    this.#nextKey += 1;
    this.#set([...this.#uploads, { key, file, status: 'uploading', fraction: 0 }]);
    return key;
  }

  update(key: number, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  start(key: number): AbortController {
    const controller = new AbortController();
    this.#running.set(key, controller);
    return controller;
  }

  end(key: number): void {
    this.#running.delete(key);
  }

  /** Stops an upload and forgets its file. */
  drop(key: number): void {
    this.#running.get(key)?.abort();
    this.#running.delete(key);
    this.#set(this.#uploads.filter((each) => each.key !== key));
  }

  #set(uploads: readonly Upload[]) {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
