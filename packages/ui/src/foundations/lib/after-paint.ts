import { clock } from '../clock/clock';

/** Runs after the next paint. @returns cancels it */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = clock.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clock.clearTimeout(timer);
  };
}
