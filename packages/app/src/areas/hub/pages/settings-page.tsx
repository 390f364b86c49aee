import { LIMITS } from '@digiken/contract/constants';
import { type Outcome } from '@digiken/hooks/api';
import { usePublishedCourses } from '@digiken/hooks/catalogue';
import { useHubSettings, useInvitations, useHubPictureActions, useOwnHubActions } from '@digiken/hooks/hubs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { HubSettingsForm, type InvitationValues } from '@digiken/learning/hub-settings-form';
import { HubPictures } from '@digiken/learning/hub-pictures';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { Section } from '@digiken/ui/section';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { coursePath } from '../../../views/paths';
import { keyPageOf } from '../../shared/key-page';
import { hubAreaMessages } from '../messages';
import { hubPeopleMessages } from '../messages/people';
import { useOwnHubName } from '../use-own-hub-name';
import { changedFields } from '../../../views/changed-fields';

/** The server reports invalid addresses one by one (`emails.2`); the form has one field for all. */
function withEmails<T>(outcome: Outcome<T>, emails: string[] | undefined, say: (wrong: string) => string) {
  if (outcome.ok || !outcome.errors) return outcome;
  const wrong = Object.keys(outcome.errors).flatMap((key) => {
    const index = /^emails\.(\d+)$/.exec(key)?.[1];
    return index === undefined ? [] : (emails?.[Number(index)] ?? []);
  });
  if (wrong.length === 0) return outcome;
  return { ...outcome, errors: { ...outcome.errors, emails: say(wrong.join(', ')) } };
}

export default function SettingsPage() {
  const t = useMessages(hubAreaMessages);
  const locale = useLocale();
  const hub = useOwnHubName();
  const [params] = useSearchParams();
  const query = useHubSettings();
  const invitations = useInvitations({ cursor: params.get('cursor') ?? undefined });
  const [search, setSearch] = useState('');
  const published = usePublishedCourses(search === '' ? {} : { search });
  const words = useMessages(hubPeopleMessages);
  const actions = useOwnHubActions();
  const pictures = useHubPictureActions();
  const settings = query.data;
  const state = loadState(query);
  // A hash in the address is followed once the settings are loaded.
  usePage({ title: state.status === 'loading' ? undefined : t('settings') });

  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const courseView = (course: { _id: string; title: string }) => ({
    id: course._id,
    title: course.title,
    href: coursePath('public', course),
  });
  async function invite(values: InvitationValues) {
    const outcome = await actions.createInvitation(values);
    if (outcome.ok) return { ok: true as const, link: outcome.data.link };
    return withEmails(outcome, values.emails, (emails) => t('emailWrong', { emails }));
  }

  return (
    <>
      <PageHeader title={t('settings')} intro={t('settingsIntro', { hub })} />
      {state.status === 'error' && <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />}
      {state.status === 'loading' && <LoadingScreen message={t('loadingSettings')} />}
      {settings && (
        <HubSettingsForm
          hub={settings}
          timeZones={['Africa/Nairobi', Intl.DateTimeFormat().resolvedOptions().timeZone]}
          onSave={(values) => actions.saveHubSettings(changedFields(values, settings))}
          courses={{
            courses: settings.courses.map(courseView),
            choices: (published.data?.data ?? []).map(courseView),
            choicesState: loadState(published),
            onSearch: setSearch,
            onAdd: actions.addHubCourse,
            onRemove: actions.removeHubCourse,
          }}
          invitations={(invitations.data?.data ?? []).map(({ _id, label, createdAt, ...invitation }) => ({
            ...invitation,
            id: _id,
            label: label || t('invitationOf', { date: date.format(Date.parse(createdAt)) }),
          }))}
          onInvite={invite}
          onRevoke={actions.withdrawInvitation}
          page={keyPageOf(invitations.data, params, '/hub/settings')}
        >
          <Section title={words('pictures')} intro={words('picturesIntro')} id="pictures">
            <HubPictures
              hub={settings}
              maxBytes={LIMITS.pictureBytes}
              onLogo={pictures.uploadLogo}
              onRemoveLogo={pictures.removeLogo}
              onBanner={pictures.uploadBanner}
              onSaveBanner={pictures.saveBanner}
              onRemoveBanner={pictures.removeBanner}
            />
          </Section>
        </HubSettingsForm>
      )}
    </>
  );
}
