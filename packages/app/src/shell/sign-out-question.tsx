import { ConfirmDialog, preloadConfirmDialog } from '@digiken/ui/confirm-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect, useSyncExternalStore } from 'react';
import { outboxMessages } from '../outbox-messages';
import { signOutAsking } from './sign-out-asking';

const { subscribe, get, getOnServer } = signOutAsking;

/** Asks before a sign-out that would delete changes that are only on this device (spec 14.31). */
export default function SignOutQuestion() {
  const t = useMessages(outboxMessages);
  const asked = useSyncExternalStore(subscribe, get, getOnServer);
  // It is asked when the connection is gone.
  useEffect(() => void preloadConfirmDialog().catch(() => {}), []);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) asked?.answer(false);
      }}
      title={t('signOutTitle', { count: asked?.unsent ?? 0 })}
      message={t('signOutText')}
      confirmLabel={t('signOutAnyway')}
      cancelLabel={t('stay')}
      onConfirm={() => asked?.answer(true)}
      danger
    />
  );
}
