import { type RefObject, useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export interface FullScreen {
  /** Whether the browser can show an element in full screen; false on a server. */
  offered: boolean;
  /** The element is in full screen. */
  on: boolean;
  /** Enters or leaves full screen. A refusal by the browser changes nothing. The orientation stays the user's choice. */
  toggle: () => void;
}

/** Shows an element in full screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const on = useSyncExternalStore(
    listen,
    () => element.current !== null && element.current === document.fullscreenElement,
    () => false,
  );
  const toggle = () => {
    if (on) void document.exitFullscreen();
    else element.current?.requestFullscreen().catch(() => {});
  };
  return { offered: globalThis.document?.fullscreenEnabled === true, on, toggle };
}
