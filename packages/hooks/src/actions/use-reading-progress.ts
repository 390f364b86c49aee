import { useCallback, useEffect, useRef } from 'react';
import { readToken } from '../session/cookie';
import { useLearningActions } from './use-learning-actions';

/** Quiet time after scrolling before the position is sent, in milliseconds. */
const SEND_AFTER = 3000;
/** Smaller moves are not worth a request. */
const SMALLEST_MOVE = 0.01;

/**
 * Remembers on the server how far a lesson was read: `report(fraction)` as often as it moves, one request when
 * the reader rests, leaves the lesson or hides the page. A position that cannot be kept is let go in silence.
 */
export function useReadingProgress(lessonId: string): (fraction: number) => void {
  const { saveLessonProgress } = useLearningActions();
  const waiting = useRef<{ fraction: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const sent = useRef<number>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    const { fraction, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    // Signed out meanwhile: there is nobody to remember it for.
    if (!readToken()) return;
    if (sent.current !== undefined && Math.abs(sent.current - fraction) < SMALLEST_MOVE) return;
    sent.current = fraction;
    void saveLessonProgress(lessonId, { scroll: fraction });
  }, [lessonId, saveLessonProgress]);

  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [flush]);

  return useCallback(
    (fraction: number) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { fraction, timer: setTimeout(flush, SEND_AFTER) };
    },
    [flush],
  );
}
