import { useCallback, useEffect, useRef } from 'react';
import { readToken } from '../session/cookie';
import { useLearningActions } from './use-learning-actions';

/** Delay after the last scroll before the position is sent, in milliseconds. */
const SEND_AFTER = 3000;
/** Smaller changes are not sent. */
const SMALLEST_MOVE = 0.01;

/**
 * Saves the reading position of a lesson on the server. Call the returned function with every change (0 to 1); one
 * request is sent when scrolling pauses, the lesson is closed or the page is hidden. A failure is
 * ignored; without a connection the position is kept on this device.
 * @param title of the lesson, to name it while it is kept
 */
export function useReadingProgress(lessonId: string, title?: string): (fraction: number) => void {
  const { saveLessonProgress } = useLearningActions();
  const waiting = useRef<{ fraction: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const sent = useRef<number>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    const { fraction, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    // Signed out in the meantime: there is no user to save it for.
    if (!readToken()) return;
    if (sent.current !== undefined && Math.abs(sent.current - fraction) < SMALLEST_MOVE) return;
    sent.current = fraction;
    void saveLessonProgress(lessonId, { scroll: fraction }, { title });
  }, [lessonId, title, saveLessonProgress]);

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
