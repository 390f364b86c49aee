import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in pre-rendered HTML and while it hydrates: for what only the address bar knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
