import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Shows an element over the whole screen.
 * @returns `offered`: the browser can; `on`; `toggle`: enters or leaves it. The orientation stays the user's choice.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): {
  offered: boolean;
  on: boolean;
  toggle: () => void;
} {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  const toggle = useCallback(() => {
    // A refusal leaves everything as it is.
    void (
      document.fullscreenElement ? document.exitFullscreen() : element.current?.requestFullscreen()
    )?.catch(() => {});
  }, [element]);
  return { offered: document.fullscreenEnabled, on, toggle };
}
