import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What some browsers have; it works in full screen only. */
interface Lockable {
  lock?: (orientation: 'landscape') => Promise<void>;
}

/**
 * Shows an element over the whole screen.
 * @returns `offered`: the browser can; `on`; `toggle`: enters or leaves it. With `turn`, phones that can show it in
 *   landscape, however they are held.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): {
  offered: boolean;
  on: boolean;
  toggle: (turn: boolean) => void;
} {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  const toggle = useCallback(
    (turn: boolean) => {
      const enter = async () => {
        await element.current?.requestFullscreen();
        if (turn) await (window.screen.orientation as Lockable | undefined)?.lock?.('landscape');
      };
      // A refusal, or a device that cannot turn, leaves everything as it is.
      void (document.fullscreenElement ? document.exitFullscreen() : enter()).catch(() => {});
    },
    [element],
  );
  return { offered: document.fullscreenEnabled, on, toggle };
}
