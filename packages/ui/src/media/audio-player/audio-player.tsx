import { Headphones } from 'lucide';
import { forwardRef, type ReactNode, useRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { DataSize } from '../../display/data-size/data-size';
import { Icon } from '../../foundations/lib/icon';
import { useHydrated } from '../../foundations/lib/use-client-value';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { MediaNotice } from '../lib/media-controls/media-notice';
import { MediaShell } from '../lib/media-controls/media-shell';
import { MediaTracks } from '../lib/media-controls/media-tracks';
import { mediaMessages } from '../lib/media-controls/messages';
import type { TranscriptSource } from '../lib/media-controls/types';
import type { MediaOptions } from '../lib/media-controls/use-media';
import { usePlayer } from '../lib/media-controls/use-player';

export interface AudioPlayerProps extends Forwarded, MediaOptions {
  title: string;
  src: string;
  /** MIME type. If the browser does not support it, the player shows an error. */
  type?: string;
  /** Download size, shown before anything loads. */
  bytes?: number;
  /** Clickable transcript lines. A file is fetched when the transcript is opened. */
  transcript?: TranscriptSource;
  /** More text shown with the transcript. */
  transcriptText?: ReactNode;
}

/** An audio player: a recording, or a lesson's audio for users who save data. */
export const AudioPlayer = forwardRef<HTMLElement, AudioPlayerProps>(function AudioPlayer(
  { title, src, type, bytes, transcript, transcriptText, duration, startAt, onProgress, onEnded, ...rest },
  ref,
) {
  const t = useMessages(mediaMessages);
  const hydrated = useHydrated();
  const audio = useRef<HTMLAudioElement>(null);
  const player = usePlayer(audio, {
    transcript,
    hasText: Boolean(transcriptText),
    duration,
    startAt,
    onProgress,
    onEnded,
  });
  return (
    <MediaShell
      {...rest}
      ref={ref}
      player={player}
      kind="audio"
      title={title}
      size={bytes}
      transcriptText={transcriptText}
    >
      <div className="relative flex flex-col">
        <div className="flex items-center gap-3 px-4 pt-4">
          <Icon of={Headphones} size={24} className="shrink-0 text-accent-ink" />
          <p className="min-w-0 font-bold wrap-anywhere">{title}</p>
          {bytes !== undefined && (
            <DataSize bytes={bytes} className="ms-auto shrink-0 text-sm text-ink-muted" />
          )}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- 2026-11-21: the transcript is the alternative for audio (WCAG 1.2.1) */}
        <audio
          ref={audio}
          controls={!hydrated}
          preload="none"
          aria-label={t('audio', { title })}
          className="w-full"
        >
          <source src={src} type={type} />
          <MediaTracks player={player} />
        </audio>
        <MediaNotice media={player.media} />
      </div>
    </MediaShell>
  );
});
