import { clock } from '@digiken/ui/clock';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Minimum time between two reports in milliseconds. */
const THROTTLE = 1000;
/** What covers the top of the window: the lesson's head and the notice of the resumed position; pixels. */
const COVERED = 160;

/**
 * The top of the paragraph, heading or other block that contains a position, so that it is read from its start;
 * the position itself within a block that is higher than half a window. Both in pixels from the top of the window.
 */
function startOfBlock(text: HTMLElement | null, position: number): number {
  let top = position;
  for (const block of text?.querySelectorAll('h2, h3, h4, p, li, pre, table, figure') ?? []) {
    const box = block.getBoundingClientRect();
    if (box.top > position) break;
    if (box.bottom >= position && position - box.top < window.innerHeight / 2) top = box.top;
  }
  return top;
}

export interface ReadingPositionOptions {
  /** Initial position, 0 to 1. */
  startAt?: number;
  /** Receives the fraction above the top of the window, 0 to 1, at most once a second. */
  onScroll?: (fraction: number) => void;
}

/**
 * Scrolls to the last reading position and reports changes.
 * @returns `resumed` after scrolling there, until `dismiss` is called or the user scrolls away
 */
export function useReadingPosition(
  text: RefObject<HTMLElement | null>,
  { startAt = 0, onScroll }: ReadingPositionOptions,
): { resumed: boolean; dismiss: () => void } {
  const [resumedAt, setResumedAt] = useState<number>();
  const report = useRef(onScroll);
  const start = useRef(startAt);

  useEffect(() => {
    report.current = onScroll;
  }, [onScroll]);

  useEffect(() => {
    // Positions near the start or end are not restored, nor is any if the URL has a hash.
    if (start.current < 0.03 || start.current > 0.97 || window.location.hash) return undefined;
    // One frame later, after the app has scrolled a new page to the top.
    const frame = requestAnimationFrame(() => {
      const box = text.current?.getBoundingClientRect();
      if (!box) return;
      const at = startOfBlock(text.current, box.top + box.height * start.current);
      window.scrollTo({ top: window.scrollY + at - COVERED, behavior: 'instant' });
      setResumedAt(window.scrollY);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);

  useEffect(() => {
    let timer: number | undefined;
    const tell = () => {
      timer = undefined;
      const box = text.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      report.current?.(Math.min(1, Math.max(0, (COVERED - box.top) / box.height)));
    };
    const scrolled = () => {
      if (report.current) timer ??= clock.setTimeout(tell, THROTTLE);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      if (timer !== undefined) {
        clock.clearTimeout(timer);
        tell();
      }
    };
  }, [text]);

  useEffect(() => {
    if (resumedAt === undefined) return undefined;
    const scrolled = () => {
      // It goes as a notice in the text would: once the reader has moved on by a window.
      if (Math.abs(window.scrollY - resumedAt) > window.innerHeight) setResumedAt(undefined);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [resumedAt]);

  const dismiss = useCallback(() => setResumedAt(undefined), []);
  return { resumed: resumedAt !== undefined, dismiss };
}
