import { useEffect, useState } from 'react';

/** A heading counts as reached this far below the top of the window; pixels. */
const REACHED = 160;

/** The heading above the part of the text that is being read. @returns its id; undefined before the first one */
export function useCurrentSection(headings: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      let found: string | undefined;
      for (const { id } of headings) {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        if (top !== undefined && top <= REACHED) found = id;
      }
      setCurrent(found);
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(look);
    };
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  return current;
}
