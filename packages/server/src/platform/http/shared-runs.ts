interface Runs<T> {
  current: Promise<T>;
  next: Promise<T> | undefined;
}

/**
 * Runs work for all requests of a key that wait at the same time. One run of a key is under way at most; requests that
 * arrive meanwhile wait for the next one. So every result was read after its request had arrived, and a visitor who has
 * just changed something never gets what was true before (spec 14.60).
 */
export class SharedRuns<T> {
  /** By key: the run under way, and the one that starts when it ends, if a request waits for it. */
  readonly #runs = new Map<string, Runs<T>>();

  /**
   * @param key names everything that the result depends on
   * @returns the result of a run that starts now or later; if it fails, all requests that waited for it get the error
   */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#runs.get(key);
    if (known) return (known.next ??= this.#after(known.current, key, work));
    return this.#start(key, work);
  }

  #start(key: string, work: () => Promise<T>): Promise<T> {
    const current = work();
    const entry: Runs<T> = { current, next: undefined };
    this.#runs.set(key, entry);
    const ended = () => {
      // The next run puts its own entry in the place of this one.
      if (this.#runs.get(key) === entry && entry.next === undefined) this.#runs.delete(key);
    };
    void current.then(ended, ended);
    return current;
  }

  async #after(previous: Promise<T>, key: string, work: () => Promise<T>): Promise<T> {
    await previous.catch(() => {});
    return this.#start(key, work);
  }
}
