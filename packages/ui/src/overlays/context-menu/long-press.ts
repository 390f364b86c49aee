import { clock } from '../../foundations/clock/clock';

/** Milliseconds, and pixels of movement that make a press a scroll. */
const LONG_PRESS = 500;
const STILL = 10;

export interface LongPress {
  /** A finger or a pen touches the point. `onLong` is called if it stays there. */
  start: (x: number, y: number, onLong: () => void) => void;
  move: (x: number, y: number) => void;
  stop: () => void;
  /** Whether the current or last press was long. */
  happened: () => boolean;
}

export function createLongPress(): LongPress {
  let from: { x: number; y: number } | undefined;
  let timer: number | undefined;
  let long = false;
  const stop = () => {
    clock.clearTimeout(timer);
    from = undefined;
  };
  return {
    start: (x, y, onLong) => {
      stop();
      long = false;
      from = { x, y };
      timer = clock.setTimeout(() => {
        long = true;
        onLong();
      }, LONG_PRESS);
    },
    move: (x, y) => {
      if (from && Math.hypot(x - from.x, y - from.y) > STILL) stop();
    },
    stop,
    happened: () => long,
  };
}
