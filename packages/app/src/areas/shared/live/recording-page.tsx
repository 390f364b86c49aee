import { useLiveActions, useLiveClass, useLiveRecordings } from '@digiken/hooks/live';
import { ClassRecording } from '@digiken/learning/class-recording';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { livePageMessages } from './messages';
import { type LiveArea, livePaths } from './paths';
import { placeOf } from './views';

/** Recordings and captions of a class (spec 13.95). */
export function LiveRecordingPage({ area }: { area: LiveArea }) {
  const { classId = '' } = useParams();
  const t = useMessages(livePageMessages);
  const locale = useLocale();
  const one = useLiveClass(classId);
  const query = useLiveRecordings(classId);
  const { getCaptions, removeRecording } = useLiveActions();
  const live = one.data;
  usePage({ title: live && t('recordingOf', { title: live.title }) });
  if (isMissing(query) || isMissing(one)) return <NotFoundPage />;
  const state = loadState(one.status === 'error' ? one : query);
  const [tag = 'en'] = locale.split('-');
  return (
    <ClassRecording
      state={live || state.status === 'error' ? state : { status: 'loading' }}
      title={live?.title ?? ''}
      place={live ? placeOf(live, t('deleted')) : ''}
      recordings={query.data ?? []}
      // Captions are typed in the language of the class, which nobody is asked for: that of the page names them.
      language={{ tag, label: new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag }}
      backHref={livePaths.past(area)}
      onCaptions={
        live?.captioned
          ? async () => {
              const outcome = await getCaptions(classId);
              if (outcome.ok) saveText(outcome.data.name, 'text/vtt', outcome.data.vtt);
              return outcome;
            }
          : undefined
      }
      onRemove={live?.role === 'host' ? (id) => removeRecording(classId, id) : undefined}
    />
  );
}
