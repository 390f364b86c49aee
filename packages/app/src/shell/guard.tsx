import type { User } from '@digiken/contract';
import type { Role } from '@digiken/contract/constants';
import { useAccess } from '@digiken/hooks/session';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { appMessages } from '../messages';
import { useDocumentTitle } from './use-document-title';

export interface GuardProps {
  allow: Role | readonly Role[];
  children: (user: User, role: Role) => ReactNode;
}

/** Whoever may open the page does not load it. */
const AccessDenied = lazy(() =>
  import('./access-denied').catch(() => ({
    default: () => (
      <ErrorScreen kind="unavailable" onRetry={() => window.location.reload()} headingLevel={1} fullPage />
    ),
  })),
);

/**
 * Renders a protected area only for the roles that may open it, and shows the states of the check otherwise
 * (spec 4.3-4.11, R.30, R.42, R.43).
 */
export function Guard({ allow, children }: GuardProps) {
  const { pathname, search, hash } = useLocation();
  const access = useAccess({ role: allow, path: pathname + search + hash });

  switch (access.state) {
    case 'loading':
      return <CheckingAccess />;
    case 'redirect':
      return <Navigate to={access.to} replace />;
    case 'unavailable':
      return <ErrorScreen kind={access.kind} onRetry={access.retry} headingLevel={1} fullPage />;
    case 'authenticated':
      return children(access.user, access.role);
    case 'denied':
      return (
        <Suspense fallback={<CheckingAccess />}>
          <AccessDenied access={access} role={typeof allow === 'string' ? allow : 'admin'} />
        </Suspense>
      );
  }
}

function CheckingAccess() {
  const t = useMessages(appMessages);
  useDocumentTitle(t('checkingAccess'));
  return <LoadingScreen message={t('verifyingAccess')} fullPage />;
}
