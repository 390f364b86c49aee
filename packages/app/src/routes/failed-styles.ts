import { clock } from '@digiken/ui/clock';

/** Before a stylesheet is asked for again, in milliseconds. */
const WAIT = 5_000;

/**
 * Asks again for each stylesheet that a part of the app needs and that could not be fetched: after five seconds, and
 * when the connection is back. Vite asks for a stylesheet once in the life of a page, so that a part which loads at the
 * second try would stand there without styles.
 */
export function fetchFailedStyles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
      ({ href }) => payload.message.endsWith(` ${href}`),
    );
    if (failed) fetchLater(failed);
  });
}

function fetchLater(failed: HTMLLinkElement): void {
  const again = () => {
    clock.clearTimeout(timer);
    window.removeEventListener('online', again);
    const link = failed.cloneNode() as HTMLLinkElement;
    link.addEventListener('error', () => fetchLater(link), { once: true });
    failed.replaceWith(link);
  };
  const timer = clock.setTimeout(again, WAIT);
  window.addEventListener('online', again);
}
