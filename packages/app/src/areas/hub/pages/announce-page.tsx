import { useTypingStore } from '@digiken/hooks/drafts';
import { useHubAnnouncementActions, useHubCohorts, useHubFigures } from '@digiken/hooks/hubs';
import { HubAnnouncementForm, type HubAnnouncementTyping } from '@digiken/learning/hub-announcement-form';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { useToast } from '@digiken/ui/toast';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { announcementPath, announcementsPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';

const FIELDS = ['subject', 'body'] as const;

/** Writes to the members of the hub (spec 13.185). */
export default function AnnouncePage() {
  const t = useMessages(hubPeopleMessages);
  const navigate = useNavigate();
  const { show } = useToast();
  const figures = useHubFigures();
  const cohorts = useHubCohorts();
  const { sendAnnouncement } = useHubAnnouncementActions();
  const store = useTypingStore<HubAnnouncementTyping>('hub-announcement', FIELDS);
  usePage({ title: t('writeTitle') });
  const load = [figures, cohorts].map(loadState).find(({ status }) => status !== 'ready');
  return (
    <div className="mx-auto w-full max-w-content">
      <PageHeader
        title={t('writeTitle')}
        eyebrow={
          <Breadcrumbs
            items={[{ label: t('announcements'), href: announcementsPath }, { label: t('writeTitle') }]}
          />
        }
        intro={t('writeIntro')}
      />
      {load?.status === 'error' ? (
        <ErrorScreen {...load.error} onRetry={load.onRetry} headingLevel={2} />
      ) : load || !figures.data ? (
        <LoadingScreen />
      ) : (
        <HubAnnouncementForm
          hubName={figures.data.hub.name}
          memberCount={figures.data.members}
          cohorts={cohorts.data ?? []}
          draft={store.read()}
          onTyping={store.write}
          onSend={async (values) => {
            const outcome = await sendAnnouncement(values);
            if (outcome.ok) {
              show({ tone: 'success', message: outcome.message ?? '' });
              void navigate(announcementPath(outcome.data._id));
            }
            return outcome;
          }}
        />
      )}
    </div>
  );
}
