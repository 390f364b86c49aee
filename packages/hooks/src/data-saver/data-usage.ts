import { useSyncExternalStore } from 'react';

/** Bytes that this browser has received from the site in one month (spec 14.224). */
export interface DataUsage {
  /** `2026-11`, by the clock of this device. */
  month: string;
  /** Code, texts and answers of the server. */
  pages: number;
  pictures: number;
  /** Videos and sound. */
  media: number;
}

const KEY = 'data-usage';
/** Milliseconds between two writes. */
const WRITE_EVERY = 5_000;
const PICTURE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;
const MEDIA = /\.(m4a|mp3|mp4|ogg|weba|webm)$/i;

const listeners = new Set<() => void>();

export function monthOf(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

const emptyUsage = (month: string): DataUsage => ({ month, pages: 0, pictures: 0, media: 0 });

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

// One object for one stored text: a store's snapshot must stay the same while nothing changes.
let last: { stored: string | null; month: string; usage: DataUsage } | undefined;

/** The usage of this month; zero for a month without any, and where the browser refuses storage. */
export function readUsage(month: string = monthOf(new Date())): DataUsage {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Nothing is kept.
  }
  if (last?.stored === stored && last.month === month) return last.usage;
  last = { stored, month, usage: parse(stored, month) };
  return last.usage;
}

function parse(stored: string | null, month: string): DataUsage {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<DataUsage> | null;
    if (kept?.month !== month) return emptyUsage(month);
    const { pages, pictures, media } = kept;
    return isCount(pages) && isCount(pictures) && isCount(media)
      ? { month, pages, pictures, media }
      : emptyUsage(month);
  } catch {
    return emptyUsage(month);
  }
}

/** Adds to the usage of this month. Another tab may have written since the last read, so it reads first. */
function add(received: Omit<DataUsage, 'month'>): void {
  const { month, pages, pictures, media } = readUsage();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        month,
        pages: pages + received.pages,
        pictures: pictures + received.pictures,
        media: media + received.media,
      }),
    );
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

type Received = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'transferSize'>;

/** Where the bytes of a request count. Its `transferSize` is 0 if the browser had it already. */
export function kindOf({ name, initiatorType }: Received): keyof Omit<DataUsage, 'month'> {
  const path = new URL(name, location.href).pathname;
  if (MEDIA.test(path) || initiatorType === 'video' || initiatorType === 'audio') return 'media';
  return PICTURE.test(path) || initiatorType === 'img' ? 'pictures' : 'pages';
}

/**
 * Counts what this page receives, including what it received before, until it is stopped.
 * @returns stops it
 */
export function startDataMeter(): () => void {
  let waiting = { pages: 0, pictures: 0, media: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { pages, pictures, media } = waiting;
    waiting = { pages: 0, pictures: 0, media: 0 };
    if (pages + pictures + media > 0) add({ pages, pictures, media });
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      waiting[kindOf(entry)] += entry.transferSize;
    }
    timer ??= setTimeout(write, WRITE_EVERY);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  window.addEventListener('pagehide', write);
  return () => {
    observer.disconnect();
    window.removeEventListener('pagehide', write);
    write();
  };
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

const NO_USAGE = emptyUsage('');

/** What this browser has received this month. */
export function useDataUsage(): DataUsage {
  return useSyncExternalStore(
    subscribe,
    () => readUsage(),
    () => NO_USAGE,
  );
}
