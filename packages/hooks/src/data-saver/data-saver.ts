/** `auto`: as the browser's own data saver says. */
export const DATA_SAVER_CHOICES = ['auto', 'on', 'off'] as const;
export type DataSaverChoice = (typeof DATA_SAVER_CHOICES)[number];

const KEY = 'data-saver';
/** Under data saver a page polls this many times more slowly (spec 14.223). */
const SLOWER = 4;

/** Used while the browser refuses storage. */
let unkept: DataSaverChoice = 'auto';

/** The choice on this device. */
export function readChoice(): DataSaverChoice {
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

/** Keeps a choice on this device, or for this visit if the browser refuses storage. */
export function keepChoice(choice: DataSaverChoice): void {
  unkept = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice holds for this visit.
  }
}

/** Milliseconds between two polls that take place every `interval` milliseconds without data saver. */
export const pollInterval = (interval: number): number => (savesData() ? interval * SLOWER : interval);
