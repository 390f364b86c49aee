import { Play } from 'lucide';
import { forwardRef, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { formatDataSize } from '../../foundations/lib/format-data-size';
import { Icon } from '../../foundations/lib/icon';
import { useHydrated } from '../../foundations/lib/use-client-value';
import { useEffectEvent } from '../../foundations/lib/use-effect-event';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { MediaNotice } from '../lib/media-controls/media-notice';
import { MediaShell } from '../lib/media-controls/media-shell';
import { MediaTracks } from '../lib/media-controls/media-tracks';
import { mediaMessages } from '../lib/media-controls/messages';
import type { MediaSource, MediaTrack, TranscriptSource } from '../lib/media-controls/types';
import type { MediaOptions } from '../lib/media-controls/use-media';
import { usePlayer } from '../lib/media-controls/use-player';
import { CaptionLines } from './caption-lines';
import { qualitiesOf } from './qualities';

export { mediaMessages } from '../lib/media-controls/messages';
export type { MediaSource, MediaTrack, TranscriptSource } from '../lib/media-controls/types';
export type { MediaProgress } from '../lib/media-controls/use-media';

export interface VideoPlayerProps extends Forwarded, MediaOptions {
  title: string;
  /** The first is the default. Several types of one height are one quality; `audio/…` is "Sound only". */
  sources: readonly MediaSource[];
  poster?: string;
  tracks?: readonly MediaTrack[];
  /** Clickable transcript lines. A file is fetched when the transcript is opened; a caption file can be used for both. */
  transcript?: TranscriptSource;
  /** More text shown with the transcript, e.g. the author's own. */
  transcriptText?: ReactNode;
  /** Bytes, for sources without their own size; shown before anything loads. */
  weightBytes?: number;
}

/**
 * A video with captions, transcript and custom controls for the native player. Nothing is
 * downloaded before play is pressed. Without JavaScript the native controls are used.
 */
export const VideoPlayer = forwardRef<HTMLElement, VideoPlayerProps>(function VideoPlayer(
  {
    title,
    sources,
    poster,
    tracks,
    transcript,
    transcriptText,
    weightBytes,
    duration,
    startAt,
    onProgress,
    onEnded,
    ...rest
  },
  ref,
) {
  const t = useMessages(mediaMessages);
  const locale = useLocale();
  const hydrated = useHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const player = usePlayer(video, {
    tracks,
    transcript,
    hasText: Boolean(transcriptText),
    duration,
    startAt,
    onProgress,
    onEnded,
  });
  const { media, captions } = player;
  const stage = useRef<HTMLDivElement>(null);
  const [quality, setQuality] = useState('0');
  const qualities = qualitiesOf(sources);
  const chosen = qualities[Number(quality)] ?? qualities[0];
  const size = chosen?.bytes ?? weightBytes;
  useReloadOn(quality, media.reload);
  usePressOnPicture(stage, media.toggle);

  return (
    <MediaShell
      {...rest}
      ref={ref}
      player={player}
      kind="video"
      title={title}
      size={size}
      transcriptText={transcriptText}
      quality={{
        value: quality,
        onChange: setQuality,
        options: qualities.map(({ kind, height, bytes }, index) => {
          const name =
            kind === 'audio'
              ? t('soundOnly')
              : height === undefined
                ? t('option', { number: index + 1 })
                : t('lines', { height: String(height) });
          return {
            value: String(index),
            label:
              bytes === undefined
                ? name
                : t('qualitySize', { quality: name, size: formatDataSize(bytes, locale) }),
          };
        }),
      }}
    >
      <div data-slot="video-stage" className="relative flex min-h-0 flex-col">
        <div ref={stage} className="relative overflow-hidden rounded-t-lg in-[:fullscreen]:rounded-none">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- 2026-11-21: the rule cannot see tracks rendered by map; without tracks, the text below says so */}
          <video
            ref={video}
            controls={!hydrated}
            preload="none"
            playsInline
            poster={poster}
            width={1280}
            height={720}
            aria-label={t('video', { title })}
            className="aspect-video max-h-[80dvh] w-full bg-sunken object-contain"
          >
            {chosen?.sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            <MediaTracks player={player} />
          </video>
          {hydrated && !media.state.started && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-accent text-on-accent shadow-raised"
            >
              <Icon of={Play} size={32} className="ms-1 fill-current rtl:-scale-x-100" />
            </span>
          )}
        </div>
        <CaptionLines lines={captions.lines} language={captions.shown?.language} />
        <MediaNotice media={media} />
      </div>
      {captions.all.length === 0 && (
        <p className="px-4 pt-3 text-sm text-ink-muted">{t('noVideoCaptions')}</p>
      )}
    </MediaShell>
  );
});

/** New `<source>` elements take effect only after `load()`. */
function useReloadOn(value: string, reload: () => void) {
  const loaded = useRef(value);
  const again = useEffectEvent(reload);
  useEffect(() => {
    if (loaded.current === value) return;
    loaded.current = value;
    again();
  }, [value]);
}

/** A press on the picture plays and pauses; the button in the bar is the keyboard alternative. */
function usePressOnPicture(stage: RefObject<HTMLElement | null>, toggle: () => void) {
  const press = useEffectEvent(toggle);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const onClick = () => press();
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [stage]);
}
