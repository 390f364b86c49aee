import { useEffect } from 'react';

/** How long after the last change of the window's size motion comes back (product.md §9), in milliseconds. */
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
