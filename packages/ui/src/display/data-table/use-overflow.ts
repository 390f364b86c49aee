import { type RefObject, useEffect, useRef, useState } from 'react';

/** Is the content wider than its element? Measured again when either is resized. */
export function useOverflow<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const frame = element.current;
    // jsdom has no layout to observe.
    if (!frame || typeof ResizeObserver === 'undefined') return;
    // Ignore fractions of a pixel.
    const observer = new ResizeObserver(() => setOverflows(frame.scrollWidth > frame.clientWidth + 1));
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [element, overflows];
}
