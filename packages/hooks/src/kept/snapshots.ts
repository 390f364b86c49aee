/** Something that changes, for `useSyncExternalStore`. */
export class Snapshots<T> {
  #snapshot: T;
  readonly #listeners = new Set<() => void>();

  /** @param make of the current state; called after every change */
  constructor(private readonly make: () => T) {
    this.#snapshot = make();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly get = () => this.#snapshot;

  readonly changed = () => {
    this.#snapshot = this.make();
    for (const listener of this.#listeners) listener();
  };
}
