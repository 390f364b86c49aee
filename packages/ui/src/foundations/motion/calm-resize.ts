import { useEffect } from 'react';
import { clock } from '../clock/clock';

/** Delay after the last window resize until motion resumes, in milliseconds (spec 9.15). */
export const RESIZE_DEBOUNCE = 250;

const RESIZING = 'resizing';

/**
 * Disables transitions while the window is resized: each step would restart every transition, which
 * stutters when a slow phone is rotated. base.css uses the class on the root element.
 */
export function useCalmResize(): void {
  useEffect(() => {
    const root = document.documentElement;
    let calm: number | undefined;
    const onResize = () => {
      root.classList.add(RESIZING);
      clock.clearTimeout(calm);
      calm = clock.setTimeout(() => root.classList.remove(RESIZING), RESIZE_DEBOUNCE);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      clock.clearTimeout(calm);
      root.classList.remove(RESIZING);
    };
  }, []);
}
