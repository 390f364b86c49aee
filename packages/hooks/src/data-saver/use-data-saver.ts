import { useSyncExternalStore } from 'react';
import { type DataSaverChoice, keepChoice, readChoice, savesData } from './data-saver';

const listeners = new Set<() => void>();

function choose(choice: DataSaverChoice): void {
  keepChoice(choice);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

export interface DataSaver {
  choice: DataSaverChoice;
  on: boolean;
  choose: (choice: DataSaverChoice) => void;
}

/** The data saver of this device. Off on the server and before hydration. */
export function useDataSaver(): DataSaver {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'auto' as const);
  const on = useSyncExternalStore(subscribe, savesData, () => false);
  return { choice, on, choose };
}
