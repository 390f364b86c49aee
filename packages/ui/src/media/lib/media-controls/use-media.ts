import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEffectEvent } from '../../../foundations/lib/use-effect-event';
import { joinStretches, type Stretch, watchedFraction } from '../watched';

/** The playback errors. */
export type MediaProblem = 'offline' | 'failed' | 'unplayable';

/** The playback state. Times in seconds, volume 0 to 1. */
export interface MediaState {
  /** Play was pressed at least once; before that nothing is downloaded. */
  started: boolean;
  playing: boolean;
  /** Playing, but waiting for data. */
  waiting: boolean;
  ended: boolean;
  time: number;
  /** Undefined before it loads, unless set by the page. */
  duration?: number;
  /** The buffered position. */
  buffered: number;
  volume: number;
  muted: boolean;
  rate: number;
  problem?: MediaProblem;
}

export interface MediaProgress {
  /** Current position in seconds. */
  position: number;
  /** The latest second that was played; seeking is not counted. */
  furthest: number;
  /** The share that was played, 0 to 1; each second counts once. */
  watched: number;
}

export interface MediaOptions {
  /** Seconds, if known before the file loads. */
  duration?: number;
  /** Initial position in seconds. */
  startAt?: number;
  /** Called every five seconds during playback, on pause, at the end, and when the page is left. */
  onProgress?: (progress: MediaProgress) => void;
  onEnded?: () => void;
}

export interface Media {
  state: MediaState;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** Seeks to a second; before the first play the position is only stored. */
  seek: (seconds: number) => void;
  /** Returns the new position. */
  seekBy: (seconds: number) => number;
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  setRate: (rate: number) => void;
  /** Loads other sources, or the same ones again, at the current position. */
  reload: () => void;
}

const EVENTS =
  'play playing pause ended waiting stalled canplay loadstart loadedmetadata durationchange timeupdate seeking seeked progress volumechange ratechange emptied error';
const REPORT_EVERY = 5;
const NO_SOURCE = 3;
const DECODE = 3;

const known = (seconds: number | undefined) =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;

function problemOf(element: HTMLMediaElement): MediaProblem | undefined {
  if (!element.error && element.networkState !== NO_SOURCE) return undefined;
  if (!navigator.onLine) return 'offline';
  const types = [...element.querySelectorAll('source')].map(({ type }) => type).filter(Boolean);
  const foreign = types.length > 0 && types.every((type) => element.canPlayType(type) === '');
  return foreign || element.error?.code === DECODE ? 'unplayable' : 'failed';
}

/** Observes and controls a native `<video>` or `<audio>` with `preload="none"`. */
export function useMedia(
  ref: RefObject<HTMLMediaElement | null>,
  { duration, startAt = 0, onProgress, onEnded }: MediaOptions,
): Media {
  const seen = useRef<Stretch[]>([]);
  const reported = useRef(startAt);
  const [state, setState] = useState<MediaState>({
    started: false,
    playing: false,
    waiting: false,
    ended: false,
    time: startAt,
    duration: known(duration),
    buffered: 0,
    volume: 1,
    muted: false,
    rate: 1,
  });

  const read = () => {
    const element = ref.current;
    if (!element) return;
    const { buffered } = element;
    const problem = problemOf(element);
    setState((now) => ({
      ...now,
      playing: !element.paused && !element.ended,
      waiting:
        !element.paused && !element.error && element.readyState < element.HAVE_FUTURE_DATA && !element.ended,
      ended: element.ended,
      time: element.currentTime,
      duration: known(element.duration) ?? known(duration),
      buffered: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
      volume: element.volume,
      muted: element.muted,
      rate: element.playbackRate,
      // Unsupported types are known before anything is downloaded.
      problem: now.started || problem === 'unplayable' ? problem : undefined,
    }));
  };
  const gather = () => {
    const played = ref.current?.played;
    const now = Array.from(
      { length: played?.length ?? 0 },
      (_, i): Stretch => [played?.start(i) ?? 0, played?.end(i) ?? 0],
    );
    return joinStretches([...seen.current, ...now]);
  };
  const report = () => {
    const element = ref.current;
    const stretches = gather();
    if (!element || stretches.length === 0) return;
    reported.current = element.currentTime;
    onProgress?.({
      position: element.currentTime,
      furthest: stretches.at(-1)?.[1] ?? 0,
      watched: watchedFraction(stretches, known(element.duration) ?? known(duration)),
    });
  };

  const onEvent = useEffectEvent((event: Event) => {
    read();
    const { type } = event;
    const time = ref.current?.currentTime ?? 0;
    if (type === 'pause' || type === 'ended') report();
    else if (type === 'timeupdate' && Math.abs(time - reported.current) >= REPORT_EVERY) report();
    if (type === 'ended') onEnded?.();
  });
  const onLeave = useEffectEvent(report);
  const onMount = useEffectEvent(read);
  useEffect(() => {
    // Before data is loaded this only sets the initial position.
    if (startAt > 0 && ref.current?.readyState === 0) ref.current.currentTime = startAt;
  }, [ref, startAt]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // Capture phase: the error event of a source does not bubble.
    for (const type of EVENTS.split(' ')) element.addEventListener(type, onEvent, { signal, capture: true });
    // Apply events from before hydration.
    onMount();
    document.addEventListener('visibilitychange', () => document.hidden && onLeave(), { signal });
    return () => {
      onLeave();
      listening.abort();
    };
  }, [ref]);

  const act = (work: (element: HTMLMediaElement) => void) => {
    if (ref.current) work(ref.current);
  };
  const start = (element: HTMLMediaElement) => {
    setState((now) => ({ ...now, started: true, problem: undefined }));
    element.play().then(read, (error: unknown) => {
      // The browser requires a user gesture: nothing was downloaded, so the download size is shown again.
      const refused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (refused && element.readyState === 0) setState((now) => ({ ...now, started: false }));
      read();
    });
  };
  const seek = (seconds: number) => {
    const element = ref.current;
    if (!element) return 0;
    const end = known(element.duration) ?? known(duration) ?? seconds;
    element.currentTime = Math.min(Math.max(0, seconds), end);
    read();
    return element.currentTime;
  };

  return {
    state,
    play: () => act(start),
    pause: () => act((element) => element.pause()),
    toggle: () => act((element) => (element.paused || element.ended ? start(element) : element.pause())),
    seek,
    seekBy: (seconds) => seek((ref.current?.currentTime ?? 0) + seconds),
    setVolume: (volume) =>
      act((element) => {
        element.volume = Math.min(1, Math.max(0, volume));
        element.muted = false;
      }),
    setMuted: (muted) =>
      act((element) => {
        element.muted = muted;
      }),
    setRate: (rate) =>
      act((element) => {
        // Also set the default rate, because loading another source resets to it.
        element.defaultPlaybackRate = rate;
        element.playbackRate = rate;
      }),
    reload: () =>
      act((element) => {
        const { currentTime, paused } = element;
        const goOn = state.problem !== undefined || !paused;
        seen.current = gather();
        element.load();
        element.currentTime = currentTime;
        if (goOn) start(element);
        else read();
      }),
  };
}
