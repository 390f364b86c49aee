import { usePersonalInvitation, usePersonalInvitationActions } from '@digiken/hooks/hubs';
import { useSignOut } from '@digiken/hooks/session';
import {
  PersonalInvitationScreen,
  type PersonalInvitationScreenProps,
} from '@digiken/learning/personal-invitation-screen';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { withFrom } from '../shell/use-post-sign-in-redirect';
import { loadState } from '../views/load-state';

/** A personal invitation opens by the secret in the address's hash, which never reaches a server's log (spec 13.181). */
export default function PersonalInvitationPage() {
  const t = useMessages(pageMessages);
  const { pathname, hash } = useLocation();
  const secret = hash.slice(1);
  const query = usePersonalInvitation(secret);
  const signOut = useSignOut();
  const { accept, signUp } = usePersonalInvitationActions();
  /** The hub that was joined here: then the invitation is used up. */
  const [joined, setJoined] = useState<{ _id: string; name: string }>();
  const found = query.data;
  usePage({ title: t('invitation'), noindex: true });

  const load = loadState(query);
  if (secret !== '' && !joined && load.status === 'error' && load.onRetry)
    return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
  const state: PersonalInvitationScreenProps['state'] =
    secret === '' || load.status === 'error' ? 'none' : !found ? 'checking' : found.hub ? found.next : 'none';
  return (
    <PersonalInvitationScreen
      state={state}
      invitation={found}
      joined={joined}
      reason={load.error?.message}
      signInHref={withFrom('/auth/signin', pathname + hash)}
      hubHref={joined && `/console/hub/${encodeURIComponent(joined._id)}`}
      onJoin={async () => {
        const outcome = await accept(secret);
        if (outcome.ok) setJoined(outcome.data.hub);
        return outcome;
      }}
      onSignUp={async (account) => {
        const outcome = await signUp({ secret, ...account });
        if (outcome.ok) setJoined(outcome.data.data.hub);
        return outcome;
      }}
      onSignOut={async () => {
        await signOut();
        return { ok: true };
      }}
    />
  );
}
