import { type RefObject, useSyncExternalStore } from 'react';
import { useHydrated } from '../../../foundations/lib/use-client-value';

/** iPhones support full screen only for videos, in their own player. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen: () => void;
}

const isAppleVideo = (video: HTMLVideoElement | null | undefined): video is AppleVideo =>
  video != null && 'webkitEnterFullscreen' in video;

function listen(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Shows `root` with its controls in full screen, or the phone's own player if that is not supported. */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const active = useSyncExternalStore(
    listen,
    () => document.fullscreenElement !== null && document.fullscreenElement === root.current,
    () => false,
  );
  const available =
    hydrated && (document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype);

  const toggle = () => {
    if (active) void document.exitFullscreen();
    else if (document.fullscreenEnabled) root.current?.requestFullscreen().catch(() => {});
    else {
      const video = root.current?.querySelector('video');
      if (!isAppleVideo(video)) return;
      const [track] = video.textTracks;
      if (track?.mode === 'hidden') {
        track.mode = 'showing';
        video.addEventListener('webkitendfullscreen', () => (track.mode = 'hidden'), { once: true });
      }
      video.webkitEnterFullscreen();
    }
  };
  return { available, active, toggle };
}
