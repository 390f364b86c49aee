import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { clock } from '../../foundations/clock/clock';

/** Milliseconds that the pointer rests on the link before the card opens, and is away before it closes. */
const OPENS_AFTER = 300;
const CLOSES_AFTER = 200;
/** Milliseconds between a press and the focus that it causes. */
const PRESS_FOCUSES = 500;

/** Handlers for the element around link and card, which open and close the card. Touch does neither. */
export function useHover(setOpen: (open: boolean) => void) {
  const timer = useRef<number>(undefined);
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const stop = () => clock.clearTimeout(timer.current);
  useEffect(() => () => clock.clearTimeout(timer.current), []);
  const set = (open: boolean, after: number) => {
    stop();
    if (after === 0) setOpen(open);
    else timer.current = clock.setTimeout(() => setOpen(open), after);
  };
  const within = (element: Element, other: EventTarget | null) =>
    other instanceof Node && element.contains(other);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') set(true, OPENS_AFTER);
    },
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent) => {
      const focused = currentTarget.querySelector(':focus-visible') !== null;
      if (pointerType !== 'touch' && !focused) set(false, CLOSES_AFTER);
    },
    // The link is about to be followed.
    onPointerDown: ({ timeStamp }: PointerEvent) => {
      pressed.current = timeStamp;
      stop();
    },
    onFocus: ({ target, timeStamp }: FocusEvent) => {
      const byPress = timeStamp - pressed.current < PRESS_FOCUSES;
      if (!byPress && target.matches(':focus-visible')) set(true, 0);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!within(currentTarget, relatedTarget) && !currentTarget.matches(':hover')) set(false, 0);
    },
  };
}
