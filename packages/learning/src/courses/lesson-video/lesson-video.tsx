import { DataSize } from '@digiken/ui/data-size';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { Duration } from '../course-outline/duration';
import { LessonHtml } from '../lesson-html/lesson-html';
import { VideoPlayer } from '@digiken/ui/video-player';

export const lessonVideoMessages = defineMessages('lessonVideo', {
  size: 'Nothing is downloaded until you press play. Size:',
  length: 'Length:',
});

export interface VideoCaptions {
  language: string;
  label: string;
  src: string;
}

/** The data of a lesson's video. */
export interface LessonVideoView {
  src: string;
  poster?: string;
  /** Length in seconds. */
  seconds?: number;
  /** Download size in bytes, shown before anything loads. */
  weightBytes?: number;
  captions: VideoCaptions[];
  /** Sanitised HTML. */
  transcriptHtml?: string;
}

export interface LessonVideoProps {
  title: string;
  video: LessonVideoView;
}

/** The lesson's video in VideoPlayer with its duration, and the author's transcript with the timed lines. */
export function LessonVideo({ title, video }: LessonVideoProps) {
  const t = useMessages(lessonVideoMessages);
  const [main] = video.captions;
  return (
    <figure data-slot="lesson-video" className="flex flex-col gap-3">
      <VideoPlayer
        title={title}
        sources={[{ src: video.src, bytes: video.weightBytes }]}
        poster={video.poster}
        duration={video.seconds}
        tracks={video.captions.map((track) => ({ ...track, kind: 'captions' }))}
        transcript={main && { src: main.src }}
        transcriptText={
          video.transcriptHtml && <LessonHtml html={video.transcriptHtml} language={main?.language} />
        }
      />
      {(video.weightBytes !== undefined || video.seconds !== undefined) && (
        <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
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
        </figcaption>
      )}
    </figure>
  );
}
