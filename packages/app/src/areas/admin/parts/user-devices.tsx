import { useAdminActions, useUserSessions } from '@digiken/hooks/admin';
import { DataTable } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { SessionList } from '@digiken/learning/session-list';
import { loadState } from '../../../views/load-state';
import { peopleMessages } from '../messages/people';
import { useIsAdmin } from '../use-is-admin';
import { useOutcomeToast } from '../use-outcome-toast';

/** The devices where a person is signed in; an administrator can sign them out. */
export function UserDevices({ userId }: { userId: string }) {
  const t = useMessages(peopleMessages);
  const toastOutcome = useOutcomeToast();
  const isAdmin = useIsAdmin();
  const { endUserSession } = useAdminActions();
  const query = useUserSessions(userId);
  const sessions = (query.data ?? []).map(({ _id, ...session }) => ({ id: _id, ...session }));
  const none = query.status === 'ready' && sessions.length === 0;
  return (
    <Section title={t('devices')} intro={none ? t('noDevices') : isAdmin && t('devicesIntro')}>
      {none || (!isAdmin && query.status === 'ready') ? (
        !none && (
          <DataTable
            label={t('devices')}
            rows={sessions}
            rowKey={({ id }) => id}
            columns={[
              { id: 'device', label: t('device'), cell: ({ device }) => device },
              {
                id: 'signedIn',
                label: t('signedInAt'),
                cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
              },
              {
                id: 'seen',
                label: t('lastSeen'),
                cell: ({ lastSeenAt }) => <RelativeTime iso={lastSeenAt} />,
              },
            ]}
          />
        )
      ) : (
        <SessionList
          state={loadState(query)}
          sessions={sessions}
          onRevoke={(id) => toastOutcome(endUserSession(userId, id))}
        />
      )}
    </Section>
  );
}
