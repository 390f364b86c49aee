import { useEffect } from 'react';

/** Delay after the last window resize until motion resumes, in milliseconds (spec 9.15). */
export const RESIZE_DEBOUNCE = 250;

const RESIZING = 'resizing';

/**
 * While the window changes its size nothing glides: each step would start every transition anew, which on a
 * slow phone that is being turned shows as a stutter. The class on the page root is for base.css.
 */
export function useCalmResize(): void {
  useEffect(() => {
    const root = document.documentElement;
    let calm: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      root.classList.add(RESIZING);
      clearTimeout(calm);
      calm = setTimeout(() => root.classList.remove(RESIZING), RESIZE_DEBOUNCE);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      clearTimeout(calm);
      root.classList.remove(RESIZING);
    };
  }, []);
}
