import type { LiveClassDetail } from '@digiken/contract';
import { useLiveActions, useLiveClass } from '@digiken/hooks/live';
import { ClassSlides } from '@digiken/learning/class-slides';
import { LiveClassForm, type LiveClassTyping } from '@digiken/learning/live-class-form';
import { Callout } from '@digiken/ui/callout';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { planOf } from './form-page';
import { livePageMessages } from './messages';
import { type LiveArea, livePaths } from './paths';

/** A saved class as the form shows it. */
export function typingOf(live: LiveClassDetail): Partial<LiveClassTyping> {
  const [date = '', time = ''] = live.starts.split('T');
  return {
    title: live.title,
    description: live.description,
    date,
    time,
    timeZone: live.timeZone,
    minutes: live.minutes,
    capacity: live.capacity,
    where: live.external ? 'link' : 'here',
    link: live.link ?? '',
    waitingRoom: live.waitingRoom,
    recorded: live.recorded,
  };
}

/** Changes a class, alone or with those after it, and its slides (spec 13.87, 13.88). */
export function LiveEditPage({ area }: { area: LiveArea }) {
  const { classId = '' } = useParams();
  const t = useMessages(livePageMessages);
  const query = useLiveClass(classId);
  const live = query.data;
  usePage({ title: live && t('editTitle', { title: live.title }) });
  const { saveClass, addSlide, saveSlides } = useLiveActions();
  if (isMissing(query) || live?.role === 'learner') return <NotFoundPage />;
  const state = loadState(query);
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (!live) return <LoadingScreen message={t('back')} />;
  return (
    <div className="mx-auto w-full max-w-content">
      <PageHeader
        title={t('editTitle', { title: live.title })}
        eyebrow={<TextLink href={livePaths.list(area)}>{t('back')}</TextLink>}
      />
      <div className="flex flex-col gap-12">
        {live.state === 'planned' || live.state === 'open' ? (
          <LiveClassForm
            key={live._id}
            initial={typingOf(live)}
            inSeries={live.series !== null && live.series.place < live.series.count}
            zones={[Intl.DateTimeFormat().resolvedOptions().timeZone]}
            onSave={(values) => saveClass(live._id, { ...planOf(values), scope: values.scope })}
          />
        ) : (
          <Callout tone="info">{t('editLocked')}</Callout>
        )}
        {!live.external && (
          <Section id="slides" title={t('slides')}>
            <ClassSlides
              slides={live.slideList}
              onAdd={(file, alt) => addSlide(live._id, alt, file)}
              onSave={(slides) => saveSlides(live._id, slides)}
            />
          </Section>
        )}
      </div>
    </div>
  );
}
