import type { RefObject } from 'react';
import { useHydrated } from '../../../foundations/lib/use-client-value';
import { useFullScreen } from '../../../foundations/lib/use-full-screen';

/** iPhones support full screen only for videos, in their own player. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Shows `root` with its controls in full screen, or the phone's own player if that is not supported. */
export function useMediaFullScreen(root: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const { offered, on: active, toggle: toggleElement } = useFullScreen(root);
  const available = hydrated && (offered || 'webkitEnterFullscreen' in HTMLVideoElement.prototype);

  const toggle = () => {
    if (offered) return toggleElement();
    const video: AppleVideo | null | undefined = root.current?.querySelector('video');
    if (!video?.webkitEnterFullscreen) return;
    const [track] = video.textTracks;
    if (track?.mode === 'hidden') {
      track.mode = 'showing';
      video.addEventListener('webkitendfullscreen', () => (track.mode = 'hidden'), { once: true });
    }
    video.webkitEnterFullscreen();
  };
  return { available, active, toggle };
}
