const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

const waiting = new Set<() => void>();
let happened = false;

function notify() {
  happened = true;
  for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, notify);
  // After the paint that answers the person: the code that is fetched now takes its time on a slow phone.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const callback of waiting) callback();
      waiting.clear();
    }),
  );
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
  if (waiting.size === 0)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, notify, { passive: true });
  waiting.add(callback);
  return () => void waiting.delete(callback);
}
