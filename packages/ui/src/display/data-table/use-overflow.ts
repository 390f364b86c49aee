import { type RefObject, useEffect, useRef, useState } from 'react';

/** Is the element's content wider than the element? Measured again whenever either changes its size. */
export function useOverflow<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    // A fraction of a pixel is no overflow.
    const observer = new ResizeObserver(() => setOverflows(frame.scrollWidth > frame.clientWidth + 1));
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [element, overflows];
}
