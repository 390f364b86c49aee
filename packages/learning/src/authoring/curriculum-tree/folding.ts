import { useSyncExternalStore } from 'react';

/** Which units are folded: beside React's state, because a fold must not render the rows of all units again. */
export class Folding {
  readonly #folded = new Set<string>();
  readonly #listeners = new Set<() => void>();

  /** @param ids of units */
  fold(ids: readonly string[], folded: boolean): void {
    for (const id of ids) {
      if (folded) this.#folded.add(id);
      else this.#folded.delete(id);
    }
    for (const listener of this.#listeners) listener();
  }

  isFolded = (id: string): boolean => this.#folded.has(id);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Whether there are units and all of them are folded. Renders its component again when that changes. */
export function useFolded(folding: Folding, ids: readonly string[]): boolean {
  const folded = () => ids.length > 0 && ids.every(folding.isFolded);
  return useSyncExternalStore(folding.subscribe, folded, folded);
}
