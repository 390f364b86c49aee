/** Hides the focus ring around the surface itself (base.css). */
const QUIET = 'data-quiet-focus';

/** Whether the last input was a key. */
let usesKeys = false;
let watching = false;

/** Starts to watch whether input comes by keys. Called before anything can be opened; only the first call counts. */
export function watchInput(): void {
  if (watching || typeof document === 'undefined') return;
  watching = true;
  document.addEventListener('keydown', () => void (usesKeys = true), true);
  document.addEventListener('pointerdown', () => void (usesKeys = false), true);
}

/** Gives the focus back when an overlay closes. Closed by pointer, the page stays where it is. */
export function returnFocus(target: HTMLElement): void {
  target.focus({ preventScroll: !usesKeys });
}

/**
 * Focuses an overlay that has just opened. Opened by pointer it wears no ring: its appearance shows where the focus
 * is, and browsers would draw one around it although the trigger has none. The first key brings the ring back.
 * @param surface the overlay
 * @param target the element to focus, in it; default the overlay
 */
export function focusSurface(surface: HTMLElement, target: HTMLElement = surface): void {
  surface.toggleAttribute(QUIET, !usesKeys);
  surface.addEventListener('keydown', () => surface.removeAttribute(QUIET), { once: true });
  target.focus({ preventScroll: target === surface });
}
