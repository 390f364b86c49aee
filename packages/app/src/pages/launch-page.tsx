import { usePublishedCourses } from '@digiken/hooks/catalogue';
import { safeReturnPath, useSignOut } from '@digiken/hooks/session';
import { useLaunchActions } from '@digiken/hooks/sign-in';
import { AuthLayout } from '@digiken/learning/auth-layout';
import { ContentPicker, type ContentPickerProps } from '@digiken/learning/content-picker';
import { LaunchStep, type LaunchStepView } from '@digiken/learning/launch-step';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { launchPageMessages } from '../launch-messages';
import { useAddressQuery } from '../shell/use-address-query';
import { usePage } from '../shell/use-page';
import { withFrom } from '../shell/use-post-sign-in-redirect';

type ChooseView = { step: 'choose'; platform: string; multiple: boolean; grades: boolean };

const TITLES = {
  checking: 'checking',
  'sign-in': 'signIn',
  link: 'link',
  choose: 'choose',
  chosen: 'chosen',
  failed: 'failed',
} as const;

/** Finishes a launch from a learning platform (spec 14.283–14.288). */
export default function LaunchPage() {
  const t = useMessages(launchPageMessages);
  const launch = useAddressQuery().get('launch') ?? '';
  const navigate = useNavigate();
  const { show } = useToast();
  const { proceed, link } = useLaunchActions();
  const signOut = useSignOut();
  const [view, setView] = useState<LaunchStepView | ChooseView>({ step: 'checking' });
  const started = useRef(false);
  usePage({ title: t(TITLES[view.step]), noindex: true });

  const open = (to: string) => void navigate(safeReturnPath(to) ?? '/console/dashboard', { replace: true });

  async function ask(more: { restore?: boolean; fresh?: boolean } = {}) {
    const outcome = await proceed({ launch, ...more });
    if (!outcome.ok) {
      const keep = outcome.code === 'deletion' && (
        <Button onClick={() => void ask({ restore: true })}>{t('keepAccount')}</Button>
      );
      const problem = (
        <Callout tone={keep ? 'warning' : 'danger'} actions={keep || undefined}>
          {outcome.message}
        </Callout>
      );
      return setView({ step: 'failed', problem });
    }
    const { data } = outcome.data;
    switch (data.step) {
      case 'ready':
      case 'signed-in':
        return open(data.to);
      case 'two-step':
        return void navigate(withFrom('/auth/two-step', safeReturnPath(data.to)), { replace: true });
      default:
        return setView(data);
    }
  }
  // The server ends the launch, so it is asked once, however often the effect runs.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void ask();
  });

  async function linkBoth(values: { password?: string }) {
    const outcome = await link({ launch, ...values });
    if (outcome.ok) {
      show({ tone: 'success', message: outcome.message ?? '' });
      open(outcome.data.to);
    }
    return outcome;
  }

  return (
    <AuthLayout title={t(TITLES[view.step])}>
      {view.step === 'choose' ? (
        <Picker
          launch={launch}
          view={view}
          onChosen={() => setView({ step: 'chosen', platform: view.platform })}
        />
      ) : (
        <LaunchStep
          view={view}
          onLink={linkBoth}
          onFresh={() => void ask({ fresh: true })}
          onSignOut={() => void signOut()}
          signInHref={withFrom('/auth/signin', `/lti/start?launch=${encodeURIComponent(launch)}`)}
        />
      )}
    </AuthLayout>
  );
}

function Picker({ launch, view, onChosen }: { launch: string; view: ChooseView; onChosen: () => void }) {
  const t = useMessages(launchPageMessages);
  const { itemsOf, choose } = useLaunchActions();
  const [search, setSearch] = useState('');
  const courses = usePublishedCourses(search === '' ? {} : { search });
  const [outlines, setOutlines] = useState<ContentPickerProps['outlines']>({});
  const load = async (courseId: string) => {
    const outcome = await itemsOf({ launch, courseId });
    const outline = outcome.ok
      ? {
          units: outcome.data.units.map(({ _id, title, items }) => ({
            ...{ id: _id, title },
            items: items.map(({ kind, _id: id, title: name }) => ({ kind, id, title: name })),
          })),
        }
      : ('failed' as const);
    setOutlines((known) => ({ ...known, [courseId]: outline }));
  };
  const { platform, multiple, grades } = view;
  return (
    <ContentPicker
      {...{ platform, multiple, grades, outlines }}
      courses={courses.data?.data.map(({ _id, title }) => ({ id: _id, title }))}
      error={courses.status === 'error' ? (courses.error?.message ?? t('coursesFailed')) : undefined}
      onSearch={setSearch}
      onRetry={courses.retry}
      onOpen={(id) => void load(id)}
      onAdd={async (items) => {
        const outcome = await choose({ launch, items });
        if (!outcome.ok) return outcome;
        const { finish } = outcome.data;
        // A page of the server, whose form goes to the platform.
        if (finish !== null) window.location.assign(finish);
        else onChosen();
        return outcome;
      }}
    />
  );
}
