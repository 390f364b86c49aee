import { type Notice, SessionProvider } from '@digiken/hooks/session';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { type ReactNode, useMemo } from 'react';
import { appMessages } from '../messages';
import { askSignOut } from './sign-out-asking';

/** The session. Its notices are shown as toasts (spec 8.1-8.8). */
export function Session({ children }: { children: ReactNode }) {
  const t = useMessages(appMessages);
  const { show } = useToast();
  const texts = useMemo(
    () => ({
      offline: t('offline'),
      unavailable: t('unavailable'),
      unexpected: t('unexpected'),
      notKept: t('notKept'),
      needsConnection: t('needsConnection'),
    }),
    [t],
  );
  const showNotice = (notice: Notice) => {
    switch (notice.kind) {
      case 'not-authorised':
        return show({ tone: 'danger', message: t('notAuthorised') });
      case 'lookup-failed':
        return show({ tone: 'danger', message: notice.message ?? t('lookupFailed') });
      case 'signed-out':
        return show({ tone: 'success', message: notice.message ?? t('signedOut') });
      case 'sign-out-failed':
        return show({ tone: 'danger', message: notice.message ?? t('signOutFailed') });
    }
  };
  return (
    <SessionProvider texts={texts} onNotice={showNotice} confirmSignOut={askSignOut}>
      {children}
    </SessionProvider>
  );
}
