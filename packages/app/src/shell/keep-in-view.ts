import { clock } from '@digiken/ui/clock';

/** Milliseconds. If a page takes longer to load, moving it would disturb the reader. */
const MOST_MS = 5000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element at the top of the window while the parts above it load and grow, until the user does something.
 * @returns a function that ends it
 */
export function keepInView(target: HTMLElement): () => void {
  const observer = new ResizeObserver(() => target.scrollIntoView());
  const end = () => {
    observer.disconnect();
    clock.clearTimeout(timer);
    for (const input of INPUTS) window.removeEventListener(input, end);
  };
  const timer = clock.setTimeout(end, MOST_MS);
  for (const input of INPUTS) window.addEventListener(input, end, { passive: true });
  observer.observe(document.body);
  return end;
}
