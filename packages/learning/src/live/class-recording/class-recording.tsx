import type { LiveRecording } from '@digiken/contract';
import { Download } from 'lucide';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { VideoPlayer } from '@digiken/ui/video-player';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { EmptyScene } from '../../screens/empty-scene/empty-scene';
import { PAGE } from '../../lib/page';
import { useOutcome } from '../../lib/use-outcome';
import { When } from '../../lib/when';
import { WithQuestion } from '../../lib/with-question';

export const classRecordingMessages = defineMessages('class-recording', {
  loading: 'Loading the recording…',
  back: 'All live classes',
  intro: {
    one: '{place}. {count} recording.',
    other: '{place}. {count} recordings, in the order in which they began.',
  },
  camera: 'What {name} said',
  screen: 'The screen of {name}',
  nobody: 'somebody',
  began: 'Began',
  captions: 'Captions',
  captionsText: 'Everything that was typed as captions during the class, with times.',
  captionsSave: 'Download the captions (WebVTT)',
  captionsSaving: 'Preparing the file…',
  noCaptions: 'Nobody typed captions during this class, so this recording has none.',
  none: 'There is no recording of this class',
  noneText: 'A class is recorded only if its host starts the recording.',
  remove: 'Delete',
  removeTitle: 'Delete this recording?',
  removeText: 'It is deleted for good, for everyone.',
  removing: 'Deleting…',
  keep: 'Keep',
  removed: 'The recording was deleted',
});

export interface ClassRecordingProps {
  state: LoadState;
  title: string;
  /** The course or hub. */
  place: string;
  recordings: readonly LiveRecording[];
  /** Saves all captions of the class; undefined without captions. */
  onCaptions?: () => Promise<FormOutcome>;
  /** For hosts. */
  onRemove?: (id: string) => Promise<FormOutcome>;
  /** Native name and BCP 47 tag of the language of the captions. */
  language: { tag: string; label: string };
  backHref: string;
}

/** What is kept of a class: recordings with captions and transcript, and the captions as a file (spec 13.95). */
export function ClassRecording(props: ClassRecordingProps) {
  const { state, title, place, recordings, onCaptions, onRemove, language, backHref } = props;
  const t = useMessages(classRecordingMessages);
  const saving = useOutcome();
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading') return <LoadingScreen message={t('loading')} />;
  return (
    <div data-slot="class-recording" className={PAGE}>
      <PageHeader
        title={title}
        eyebrow={<TextLink href={backHref}>{t('back')}</TextLink>}
        intro={recordings.length > 0 ? t('intro', { place, count: recordings.length }) : place}
      />
      <div className="flex max-w-reading flex-col gap-10">
        {recordings.length === 0 && (
          <EmptyScene title={t('none')} picture="courses">
            {t('noneText')}
          </EmptyScene>
        )}
        {recordings.map((recording) => (
          <Recording key={recording._id} recording={recording} language={language} onRemove={onRemove} />
        ))}
        {onCaptions && (
          <Section title={t('captions')} intro={t('captionsText')}>
            <div className="flex flex-col items-start gap-3">
              <Button
                variant="secondary"
                busy={saving.busy}
                icon={<Icon of={Download} size={20} />}
                onClick={() => void saving.run(onCaptions)}
              >
                {t(saving.busy ? 'captionsSaving' : 'captionsSave')}
              </Button>
              {saving.problem && <Callout tone="danger">{saving.problem}</Callout>}
            </div>
          </Section>
        )}
      </div>
    </div>
  );
}

type RecordingProps = Pick<ClassRecordingProps, 'language' | 'onRemove'> & { recording: LiveRecording };

function Recording({ recording, language, onRemove }: RecordingProps) {
  const t = useMessages(classRecordingMessages);
  const { _id, speaker, source, startedAt, seconds, bytes, src, captionsSrc } = recording;
  const title = t(source, { name: speaker ?? t('nobody') });
  return (
    <Section
      title={title}
      intro={
        <>
          <span>{`${t('began')}: `}</span>
          <When iso={startedAt} />
        </>
      }
      actions={
        onRemove && (
          <WithQuestion
            title={t('removeTitle')}
            message={t('removeText')}
            confirmLabel={t('remove')}
            busyLabel={t('removing')}
            cancelLabel={t('keep')}
            success={t('removed')}
            onConfirm={() => onRemove(_id)}
          >
            {(ask) => (
              <Button variant="quiet" size="sm" onClick={ask}>
                {t('remove')} <VisuallyHidden>{`(${title})`}</VisuallyHidden>
              </Button>
            )}
          </WithQuestion>
        )
      }
    >
      <VideoPlayer
        title={title}
        duration={seconds}
        sources={[{ src, type: 'video/webm', bytes }]}
        tracks={
          captionsSrc === null
            ? []
            : [{ src: captionsSrc, kind: 'captions', language: language.tag, label: language.label }]
        }
        transcript={captionsSrc === null ? undefined : { src: captionsSrc, language: language.tag }}
      />
      {captionsSrc === null && <p className="mt-3 text-ink-muted">{t('noCaptions')}</p>}
    </Section>
  );
}
