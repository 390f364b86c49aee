import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../actions/button/button';
import { DataSize } from '../../display/data-size/data-size';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Duration } from '../course-outline/duration';
import { LessonHtml } from '../lesson-html/lesson-html';

export const lessonVideoMessages = defineMessages('lessonVideo', {
  label: 'Video: {title}',
  size: 'Nothing is downloaded until you press play. Size:',
  length: 'Length:',
  showTranscript: 'Show transcript',
  hideTranscript: 'Hide transcript',
  transcript: 'Transcript of {title}',
  noCaptions: 'This video has no captions yet.',
});

export interface VideoCaptions {
  language: string;
  label: string;
  src: string;
}

/** A lesson's video as the reader takes it. */
export interface LessonVideoView {
  src: string;
  poster?: string;
  /** Length in seconds. */
  seconds?: number;
  /** Download size in bytes, said before anything loads. */
  weightBytes?: number;
  captions: VideoCaptions[];
  /** Sanitised HTML. */
  transcriptHtml?: string;
}

export interface LessonVideoProps {
  title: string;
  video: LessonVideoView;
}

/** A native player with captions, its size before it loads, and a transcript to read instead. */
export function LessonVideo({ title, video }: LessonVideoProps) {
  const t = useMessages(lessonVideoMessages);
  const [reading, setReading] = useState(false);
  const transcriptId = useId();
  const [main] = video.captions;
  return (
    <figure data-slot="lesson-video" className="flex flex-col gap-3">
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- 2026-11-21: the rule cannot see tracks made by map; where there are none, the text below says so */}
      <video
        controls
        preload="none"
        src={video.src}
        poster={video.poster}
        width={1280}
        height={720}
        aria-label={t('label', { title })}
        className="aspect-video w-full rounded-lg bg-sunken"
      >
        {video.captions.map((track) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.language}
            label={track.label}
            default={track === main}
          />
        ))}
      </video>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-muted">
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {video.weightBytes !== undefined && (
            <span>
              {t('size')} <DataSize bytes={video.weightBytes} />
            </span>
          )}
          {video.seconds !== undefined && (
            <span>
              {t('length')} <Duration minutes={video.seconds / 60} />
            </span>
          )}
          {video.captions.length === 0 && <span>{t('noCaptions')}</span>}
        </span>
        {video.transcriptHtml && (
          <Button
            variant="secondary"
            size="small"
            icon={<FileText size={18} />}
            aria-expanded={reading}
            aria-controls={transcriptId}
            onClick={() => setReading(!reading)}
          >
            {reading ? t('hideTranscript') : t('showTranscript')}
          </Button>
        )}
      </figcaption>
      {video.transcriptHtml && (
        <section
          id={transcriptId}
          hidden={!reading}
          aria-label={t('transcript', { title })}
          className="rounded-lg bg-surface p-4 sm:p-6"
        >
          <LessonHtml html={video.transcriptHtml} language={main?.language} />
        </section>
      )}
    </figure>
  );
}
