import { useSyncExternalStore } from 'react';

/** `auto`: as the browser's own data saver says. */
export const DATA_SAVER_CHOICES = ['auto', 'on', 'off'] as const;
export type DataSaverChoice = (typeof DATA_SAVER_CHOICES)[number];

const KEY = 'data-saver';
/** Under data saver a page polls this many times more slowly (spec 14.223). */
const SLOWER = 4;

const listeners = new Set<() => void>();
/** Used while the browser refuses storage. */
let unkept: DataSaverChoice = 'auto';

function readChoice(): DataSaverChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return DATA_SAVER_CHOICES.find((choice) => choice === kept) ?? unkept;
  } catch {
    return unkept;
  }
}

/** Is data to be saved on this device now? (spec 14.220) */
export function savesData(): boolean {
  if (typeof window === 'undefined') return false;
  const choice = readChoice();
  if (choice !== 'auto') return choice === 'on';
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function choose(choice: DataSaverChoice): void {
  unkept = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice holds for this visit.
  }
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

/** Milliseconds between two polls that take place every `interval` milliseconds without data saver. */
export const pollInterval = (interval: number): number => (savesData() ? interval * SLOWER : interval);

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
