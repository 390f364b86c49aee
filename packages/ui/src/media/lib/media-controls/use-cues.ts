import { type RefObject, useEffect, useState } from 'react';
import { type Cue, cueOf } from '../parse-vtt';

export interface LoadedCues {
  status: 'idle' | 'loading' | 'ready' | 'error';
  cues: readonly Cue[];
}

const IDLE: LoadedCues = { status: 'idle', cues: [] };
const LOADED = 2;
const FAILED = 3;

function cuesOf(list: TextTrackCueList | null): Cue[] {
  return Array.from(list ?? [], (cue) =>
    cueOf(cue.startTime, cue.endTime, 'text' in cue ? String(cue.text) : ''),
  ).filter((cue) => cue !== null);
}

/** The text track at `index`, loaded but not rendered by the browser. */
function trackOf(media: HTMLMediaElement | null, index: number): HTMLTrackElement | undefined {
  const element = media?.querySelectorAll('track').item(index) ?? undefined;
  // iOS renders captions itself in its own full screen.
  if (element && element.track.mode === 'disabled') element.track.mode = 'hidden';
  return element;
}

/** The current text of a track. `index` counts the `<track>` elements; undefined loads none. */
export function useActiveCues(media: RefObject<HTMLMediaElement | null>, index: number | undefined): Cue[] {
  const [active, setActive] = useState<Cue[]>([]);
  useEffect(() => {
    if (index === undefined) return undefined;
    const track = trackOf(media.current, index)?.track;
    if (!track) return undefined;
    const follow = () => setActive(cuesOf(track.activeCues));
    follow();
    track.addEventListener('cuechange', follow);
    return () => {
      track.removeEventListener('cuechange', follow);
      setActive([]);
    };
  }, [media, index]);
  return active;
}

/** All cues of a track, fetched by the browser when `index` is first set. */
export function useAllCues(media: RefObject<HTMLMediaElement | null>, index: number | undefined): LoadedCues {
  const [loaded, setLoaded] = useState(IDLE);
  useEffect(() => {
    if (index === undefined) return undefined;
    const element = trackOf(media.current, index);
    if (!element) return undefined;
    const follow = () => {
      if (element.readyState === LOADED) setLoaded({ status: 'ready', cues: cuesOf(element.track.cues) });
      else setLoaded({ status: element.readyState === FAILED ? 'error' : 'loading', cues: [] });
    };
    follow();
    element.addEventListener('load', follow);
    element.addEventListener('error', follow);
    return () => {
      element.removeEventListener('load', follow);
      element.removeEventListener('error', follow);
    };
  }, [media, index]);
  return loaded;
}
