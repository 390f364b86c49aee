import { textIn } from '@digiken/ui/internal/text-language';
import { useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Callout } from '@digiken/ui/callout';
import { FileUpload, type UploadControl } from '@digiken/ui/file-upload';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { Select } from '@digiken/ui/select';
import { languageName } from '../../courses/language-switch/language-switch';
import { RemoveButton } from '../course-editor-screen/remove-button';
import { topicEditorMessages } from './messages';
import type { TopicVideoView } from './types';

/** Languages suggested first for captions in Kenya. */
const LANGUAGES = ['en', 'sw', 'ki', 'luo', 'kam', 'luy', 'guz', 'kln', 'so', 'fr', 'ar'];

/** `problems`: sentences about captions that were left out or moved. */
type CaptionsOutcome = Exclude<FormOutcome, { ok: true }> | { ok: true; problems?: readonly string[] };

export interface TopicCaptionsProps {
  /** `language` is a BCP 47 tag, `label` its name in that language. */
  onCaptions?: (
    file: File,
    language: string,
    label: string,
    control: UploadControl,
  ) => Promise<CaptionsOutcome>;
  onRemoveCaptions?: (language: string) => Promise<FormOutcome>;
  /** BCP 47 tags of the languages for captions. */
  captionLanguages?: readonly string[];
  /** Maximum size of a file of captions in bytes. */
  captionBytes?: number;
}

/** The captions of a video in each language, and the upload of more. */
export function TopicCaptions({
  tracks,
  onCaptions,
  onRemoveCaptions,
  captionLanguages = LANGUAGES,
  captionBytes = 1_000_000,
}: TopicCaptionsProps & { tracks: TopicVideoView['captions'] }) {
  const t = useMessages(topicEditorMessages);
  const announce = useAnnounce();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [language, setLanguage] = useState(captionLanguages[0] ?? 'en');
  const name = languageName(language);
  return (
    <Section id="captions" headingLevel={3} title={t('captions')} intro={t('captionsIntro')}>
      {tracks.length === 0 ? (
        <p className="font-medium text-warning-ink">{t('captionsNone')}</p>
      ) : (
        <ul className="flex max-w-reading flex-col gap-2">
          {tracks.map((track) => (
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
            onUpload={async (file, control) => {
              setProblems([]);
              const outcome = await onCaptions(file, language, name, control);
              const found = outcome.ok ? (outcome.problems ?? []) : [];
              setProblems(found);
              if (found.length > 0) announce(t('captionsProblems'));
              return outcome;
            }}
          />
          {problems.length > 0 && (
            <Callout tone="warning" title={t('captionsProblems')}>
              <ul className="list-disc ps-5">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Callout>
          )}
        </div>
      )}
    </Section>
  );
}
