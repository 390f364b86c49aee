import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in the window, also in part.
 * @param waits asked when it comes into view: true leaves the answer false until it comes into view again
 */
export function useInView(element: RefObject<Element | null>, waits: () => boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView((entries.at(-1)?.isIntersecting ?? false) && !waits()),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, waits]);
  return inView;
}
