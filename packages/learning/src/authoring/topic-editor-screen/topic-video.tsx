import { useId, useState } from 'react';
import { Section } from '@digiken/ui/section';
import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { formatDataSize } from '@digiken/ui/internal/format-data-size';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { RemoveButton } from '../course-editor-screen/remove-button';
import { LessonVideo } from '../../courses/lesson-video/lesson-video';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { topicEditorMessages } from './messages';
import { TopicCaptions, type TopicCaptionsProps } from './topic-captions';
import type { TopicVideoView } from './types';

export interface TopicVideoProps extends TopicCaptionsProps {
  title: string;
  video?: TopicVideoView;
  /** Replaces the video. Undefined if the lesson cannot have one: the section is not shown. */
  onVideo?: UploadFile;
  onRemoveVideo?: () => Promise<FormOutcome>;
  /** Markdown; empty removes it. */
  onTranscript?: (transcript: string) => Promise<FormOutcome>;
  /** Maximum size of the video in bytes. */
  videoBytes?: number;
}

/** The video alone: its transcript is edited below it. */
const BARE = { poster: null, seconds: null, sound: null, transcriptHtml: null };

/** The lesson's video with its captions and transcript. */
export function TopicVideo(props: TopicVideoProps) {
  const t = useMessages(topicEditorMessages);
  const locale = useLocale();
  const { title, video, onVideo, onRemoveVideo, videoBytes = 200_000_000 } = props;
  if (!onVideo) return null;
  return (
    <Section
      id="video"
      title={t('video')}
      intro={t('videoIntro')}
      actions={
        video &&
        onRemoveVideo && (
          <RemoveButton
            labelled
            name={t('videoName')}
            title={t('videoRemove')}
            message={t('videoRemoveText')}
            onRemove={onRemoveVideo}
          />
        )
      }
    >
      {video && <LessonVideo title={title} video={{ ...BARE, ...video }} />}
      <FileUpload
        label={t('videoFile')}
        hint={t('videoHint', { limit: formatDataSize(videoBytes, locale) })}
        accept="video/mp4,video/webm,.mp4,.webm"
        kinds={t('videoKinds')}
        maxBytes={videoBytes}
        onUpload={onVideo}
      />
      {video && (
        <>
          <TopicCaptions {...props} tracks={video.captions} />
          <Transcript key={video.src} video={video} onTranscript={props.onTranscript} />
        </>
      )}
    </Section>
  );
}

function Transcript({
  video,
  onTranscript,
}: Pick<TopicVideoProps, 'onTranscript'> & { video: TopicVideoView }) {
  const t = useMessages(topicEditorMessages);
  const id = useId();
  const [text, setText] = useState(video.transcript ?? '');
  const dirty = text !== (video.transcript ?? '');
  useUnsavedWarning(dirty);
  if (!onTranscript) return null;
  return (
    <Form
      fieldIds={{ transcript: id }}
      onSubmit={() => onTranscript(text)}
      submitLabel={t('transcriptSave')}
      busyLabel={t('transcriptSaving')}
      successMessage={dirty ? undefined : t('transcriptSaved')}
      className="max-w-reading!"
    >
      {({ errors }) => (
        <TextArea
          id={id}
          name="transcript"
          rows={8}
          required={false}
          label={t('transcript')}
          hint={t('transcriptHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={errors.transcript}
        />
      )}
    </Form>
  );
}
