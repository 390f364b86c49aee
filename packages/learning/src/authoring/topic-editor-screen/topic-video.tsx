import { useId, useState } from 'react';
import { Section } from '@digiken/ui/section';
import { FileUpload, type UploadControl, type UploadFile } from '@digiken/ui/file-upload';
import { Form } from '@digiken/ui/form';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { formatDataSize } from '@digiken/ui/internal/format-data-size';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { RemoveButton } from '../course-editor-screen/remove-button';
import { languageName } from '../../courses/language-switch/language-switch';
import { LessonVideo } from '../../courses/lesson-video/lesson-video';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { topicEditorMessages } from './messages';
import type { TopicVideoView } from './types';

/** Languages suggested first for captions in Kenya. */
const LANGUAGES = ['en', 'sw', 'ki', 'luo', 'kam', 'luy', 'guz', 'kln', 'so', 'fr', 'ar'];

export interface TopicVideoProps {
  title: string;
  video?: TopicVideoView;
  /** Replaces the video. Undefined if the lesson cannot have one: the section is not shown. */
  onVideo?: UploadFile;
  onRemoveVideo?: () => Promise<FormOutcome>;
  /** `language` is a BCP 47 tag, `label` its name in that language. */
  onCaptions?: (file: File, language: string, label: string, control: UploadControl) => Promise<FormOutcome>;
  onRemoveCaptions?: (language: string) => Promise<FormOutcome>;
  /** Markdown; empty removes it. */
  onTranscript?: (transcript: string) => Promise<FormOutcome>;
  /** BCP 47 tags of the languages for captions. */
  captionLanguages?: readonly string[];
  /** Maximum sizes of the video and captions files in bytes. */
  videoBytes?: number;
  captionBytes?: number;
}

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
      {video && <LessonVideo title={title} video={video} />}
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
          <Captions {...props} video={video} />
          <Transcript key={video.src} video={video} onTranscript={props.onTranscript} />
        </>
      )}
    </Section>
  );
}

function Captions({
  video,
  onCaptions,
  onRemoveCaptions,
  captionLanguages = LANGUAGES,
  captionBytes = 1_000_000,
}: TopicVideoProps & { video: TopicVideoView }) {
  const t = useMessages(topicEditorMessages);
  const [language, setLanguage] = useState(captionLanguages[0] ?? 'en');
  const name = languageName(language);
  return (
    <Section id="captions" headingLevel={3} title={t('captions')} intro={t('captionsIntro')}>
      {video.captions.length === 0 ? (
        <p className="font-medium text-warning-ink">{t('captionsNone')}</p>
      ) : (
        <ul className="flex max-w-reading flex-col gap-2">
          {video.captions.map((track) => (
            <li
              key={track.language}
              className="flex items-center justify-between gap-4 rounded-lg border bg-surface py-1.5 ps-4 pe-2 in-[.high-contrast]:border-2 forced-colors:border"
            >
              <span {...textIn(track.language)}>{track.label}</span>
              {onRemoveCaptions && (
                <RemoveButton
                  name={t('captionsName', { language: track.label })}
                  title={t('captionsRemove', { language: track.label })}
                  message={t('captionsRemoveText')}
                  onRemove={() => onRemoveCaptions(track.language)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onCaptions && (
        <div className="flex max-w-reading flex-col gap-5">
          <div className="max-w-form">
            <Select
              label={t('captionsLanguage')}
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
              options={captionLanguages.map((tag) => ({ value: tag, label: languageName(tag) }))}
            />
          </div>
          <FileUpload
            label={t('captionsFile', { language: name })}
            hint={t('captionsHint')}
            accept=".vtt,.srt"
            kinds={t('captionsKinds')}
            maxBytes={captionBytes}
            onUpload={(file, control) => onCaptions(file, language, name, control)}
          />
        </div>
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
