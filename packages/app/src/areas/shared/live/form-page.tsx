import { useUser } from '@digiken/hooks/account';
import { useOwnCourses } from '@digiken/hooks/authoring';
import { useTypingStore } from '@digiken/hooks/drafts';
import { useLiveActions } from '@digiken/hooks/live';
import { LiveClassForm, type LiveClassTyping, type LiveClassValues } from '@digiken/learning/live-class-form';
import { ButtonLink } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { TextLink } from '@digiken/ui/text-link';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { livePageMessages } from './messages';
import { type LiveArea, livePaths } from './paths';

type HostArea = Extract<LiveArea, 'instructor' | 'hub'>;

/** What the server takes of the form. */
export function planOf({ of: _of, repeat: _repeat, scope: _scope, ...plan }: LiveClassValues) {
  return plan;
}

/** Plans a class or a series (spec 13.87). */
export function LiveFormPage({ area }: { area: HostArea }) {
  const t = useMessages(livePageMessages);
  const teaches = area === 'instructor';
  const courses = useOwnCourses({}, { enabled: teaches });
  const user = useUser().data;
  usePage({ title: t('newTitle') });
  const places = teaches
    ? (courses.data?.data ?? []).map(({ _id, title }) => ({ value: `course:${_id}`, label: title }))
    : user?.hub
      ? [{ value: `hub:${user.hub._id}`, label: user.hub.name }]
      : [];
  const state = loadState(courses);
  if (teaches && state.status === 'loading') return <LoadingScreen message={t('newTitle')} />;
  if (teaches && state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  return (
    <div className="mx-auto w-full max-w-content">
      <PageHeader
        title={t('newTitle')}
        eyebrow={<TextLink href={livePaths.list(area)}>{t('back')}</TextLink>}
        intro={t('newIntro')}
      />
      {places.length === 0 ? (
        <EmptyState
          title={t('noPlaces')}
          action={teaches && <ButtonLink href="/instructor/courses?new=yes">{t('createCourse')}</ButtonLink>}
        >
          {t('noPlacesText')}
        </EmptyState>
      ) : (
        <Plan area={area} places={places} />
      )}
    </div>
  );
}

const FIELDS = ['title', 'of', 'timeZone', 'link'] as const;

function Plan({ area, places }: { area: HostArea; places: { value: string; label: string }[] }) {
  const { scheduleClass } = useLiveActions();
  const navigate = useNavigate();
  const store = useTypingStore<LiveClassTyping>('live-class', FIELDS);
  // Read once: a saved class deletes it.
  const [kept] = useState(store.read);
  const known = places.some(({ value }) => value === kept?.of);
  return (
    <LiveClassForm
      initial={{
        ...kept,
        of: known ? (kept?.of ?? '') : places.length === 1 ? (places[0]?.value ?? '') : '',
      }}
      places={places}
      zones={[Intl.DateTimeFormat().resolvedOptions().timeZone]}
      onTyping={store.write}
      onSave={async (values) => {
        const [kind, id = ''] = values.of.split(':');
        const outcome = await scheduleClass({
          ...planOf(values),
          courseId: kind === 'course' ? id : null,
          hubId: kind === 'hub' ? id : null,
          repeat: values.repeat,
        });
        if (outcome.ok) {
          store.write(null);
          void navigate(livePaths.list(area));
        }
        return outcome;
      }}
    />
  );
}
