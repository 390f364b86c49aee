import { type RefObject, useSyncExternalStore } from 'react';
import { useHydrated } from '../../../foundations/lib/use-client-value';

/** iPhones have no full screen for elements, only their own player for a video. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen: () => void;
}

const isAppleVideo = (video: HTMLVideoElement | null | undefined): video is AppleVideo =>
  video != null && 'webkitEnterFullscreen' in video;

function listen(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Shows `root` with all of its controls on the full screen; where that cannot be, the phone's own player. */
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
