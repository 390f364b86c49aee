import { clock } from '@digiken/ui/clock';

/** A touch fires `pointerdown`, too. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** In milliseconds, for a page that is never idle. */
const LATEST = 500;

const waiting = new Set<() => void>();
let happened = false;

function notify() {
  if (happened) return;
  happened = true;
  // After the paint that answers the person: the code that is fetched now takes its time on a slow phone.
  requestAnimationFrame(callNext);
}

/** One at a time, and only while no press waits: a move of the mouse often comes just before one. */
function callNext() {
  const [callback] = waiting;
  if (!callback) return;
  const call = () => {
    // It may have been cancelled meanwhile.
    if (waiting.delete(callback)) callback();
    callNext();
  };
  // Not in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: LATEST });
  else clock.setTimeout(call);
}

/**
 * Calls back at the first move, touch, key or scroll, or at once if there was one: code that a visitor who opens one
 * page and reads it never needs costs them no data.
 * @returns cancels the call
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (happened) {
    callback();
    return () => {};
  }
  if (waiting.size === 0) {
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, notify, { once: true });
    // A pre-rendered page may have been scrolled before this code ran.
    requestAnimationFrame(() => {
      if (window.scrollY > 0) notify();
    });
  }
  waiting.add(callback);
  return () => void waiting.delete(callback);
}
