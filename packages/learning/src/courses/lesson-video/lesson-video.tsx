import type { LessonVideo as Video } from '@digiken/contract';
import { useRef, useState } from 'react';
import { AudioPlayer } from '@digiken/ui/audio-player';
import { Button } from '@digiken/ui/button';
import { DataSize, formatDataSize } from '@digiken/ui/data-size';
import { spokenTime } from '@digiken/ui/internal/clock';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { LessonHtml } from '../lesson-html/lesson-html';
import { VideoPlayer } from '@digiken/ui/video-player';

export const lessonVideoMessages = defineMessages('lessonVideo', {
  size: 'Nothing is downloaded until you press play. Size:',
  length: 'Length:',
  showVideo: 'Show the video ({size})',
  showVideoPlain: 'Show the video',
});

export interface LessonVideoProps {
  title: string;
  video: Video;
  /** Offers the sound first, if there is any, and loads no poster. */
  dataSaver?: boolean;
}

/** The lesson's video in VideoPlayer with its duration, and the author's transcript with the timed lines. */
export function LessonVideo({ title, video, dataSaver = false }: LessonVideoProps) {
  const t = useMessages(lessonVideoMessages);
  const locale = useLocale();
  const figure = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  const [main] = video.captions;
  const sound = dataSaver && !shown ? video.sound : null;
  const { seconds, weightBytes } = video;
  const bytes = sound?.bytes ?? weightBytes;
  const player = {
    title,
    duration: seconds ?? undefined,
    transcript: main && { src: main.src },
    transcriptText: video.transcriptHtml && (
      <LessonHtml html={video.transcriptHtml} language={main?.language} />
    ),
  };
  return (
    <figure
      ref={figure}
      tabIndex={-1}
      aria-label={title}
      data-slot="lesson-video"
      className="flex flex-col gap-3"
    >
      {sound ? (
        <AudioPlayer {...player} src={sound.src} />
      ) : (
        <VideoPlayer
          {...player}
          sources={[{ src: video.src, bytes: weightBytes ?? undefined }]}
          poster={dataSaver ? undefined : (video.poster ?? undefined)}
          tracks={video.captions.map((track) => ({ ...track, kind: 'captions' }))}
        />
      )}
      {(bytes !== null || seconds !== null) && (
        <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          {bytes !== null && (
            <span>
              {t('size')} <DataSize bytes={bytes} />
            </span>
          )}
          {seconds !== null && (
            <span>
              {t('length')}{' '}
              <time dateTime={`PT${Math.round(seconds)}S`}>{spokenTime(seconds, locale, 2)}</time>
            </span>
          )}
        </figcaption>
      )}
      {sound && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            // The button goes away: the focus stays on the figure, which now holds the video.
            figure.current?.focus();
            setShown(true);
          }}
        >
          {weightBytes === null
            ? t('showVideoPlain')
            : t('showVideo', { size: formatDataSize(weightBytes, locale) })}
        </Button>
      )}
    </figure>
  );
}
