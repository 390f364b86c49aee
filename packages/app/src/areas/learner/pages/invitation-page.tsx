import { useHubActions, useInvitation, useMyHubs } from '@digiken/hooks/hubs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { InvitationScreen, type InvitationScreenProps } from '@digiken/learning/invitation-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { learnerMessages } from '../messages';
import { hubPath } from '../views';

/** An invitation opens by the secret in the address's hash, which never reaches a server's log. */
export default function InvitationPage() {
  const t = useMessages(learnerMessages);
  const secret = useLocation().hash.slice(1);
  const query = useInvitation(secret);
  const mine = useMyHubs();
  const { acceptInvitation } = useHubActions();
  const { hub, problem } = query.data ?? {};
  const member = (mine.data ?? []).some(({ _id, membership }) => _id === hub?._id && membership === 'member');
  usePage({ title: t('invitation'), noindex: true });

  const load = loadState(query);
  if (secret !== '' && load.status === 'error' && load.onRetry)
    return <ErrorScreen {...load.error} onRetry={load.onRetry} />;

  const waiting = load.status === 'loading' || mine.status === 'loading';
  const state: InvitationScreenProps['state'] =
    secret === ''
      ? 'bad'
      : waiting
        ? 'checking'
        : member
          ? 'accepted'
          : problem || load.status === 'error'
            ? 'bad'
            : 'ready';
  return (
    <InvitationScreen
      state={state}
      hubName={hub?.name}
      reason={problem ?? load.error?.message}
      hubHref={hub ? hubPath(hub._id) : undefined}
      onAccept={() => acceptInvitation(secret)}
    />
  );
}
