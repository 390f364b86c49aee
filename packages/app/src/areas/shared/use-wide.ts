import { useCallback, useSyncExternalStore } from 'react';

/** Wider than a phone held upright. */
const WIDE = '(min-width: 40em)';

/** Wide enough for a table beside the console's sidebar. */
export const TABLE_FITS = '(min-width: 62.5em)';

/** Whether the window has this width. The widths are in em: with larger text a window counts as narrow sooner. */
export function useWide(media = WIDE): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(media).matches,
    () => true,
  );
}
