import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Between two reports, in milliseconds. */
const THROTTLE = 1000;
/** A reader who has scrolled this far has read on; pixels. */
const READ_ON = 200;

export interface ReadingPositionOptions {
  /** Where to start, 0 to 1. */
  startAt?: number;
  /** Gets the fraction that lies above the top of the window, 0 to 1, once a second at most. */
  onScroll?: (fraction: number) => void;
}

/**
 * Scrolls to where the reader stopped, and reports how far they have read.
 * @returns `resumed` after such a jump, until `dismiss` is called or the reader scrolls away from there
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
    // A start near either end is no place to be taken back to, and an address with a hash names its own.
    if (start.current < 0.03 || start.current > 0.97 || window.location.hash) return undefined;
    // One frame later, so that it comes after the app's own jump to the top of a new page.
    const frame = requestAnimationFrame(() => {
      const box = text.current?.getBoundingClientRect();
      if (!box) return;
      window.scrollTo({ top: window.scrollY + box.top + box.height * start.current, behavior: 'instant' });
      setResumedAt(window.scrollY);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      const box = text.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      report.current?.(Math.min(1, Math.max(0, -box.top / box.height)));
    };
    const scrolled = () => {
      if (report.current) timer ??= setTimeout(tell, THROTTLE);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      if (timer !== undefined) {
        clearTimeout(timer);
        tell();
      }
    };
  }, [text]);

  useEffect(() => {
    if (resumedAt === undefined) return undefined;
    const scrolled = () => {
      if (Math.abs(window.scrollY - resumedAt) > READ_ON) setResumedAt(undefined);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [resumedAt]);

  const dismiss = useCallback(() => setResumedAt(undefined), []);
  return { resumed: resumedAt !== undefined, dismiss };
}
