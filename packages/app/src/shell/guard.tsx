import type { User } from '@digiken/contract';
import type { Role } from '@digiken/contract/constants';
import { useAccess } from '@digiken/hooks';
import { ConfirmDialog, sessionExpired } from '@digiken/ui/confirm-dialog';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { appMessages } from '../messages';

export interface GuardProps {
  allow: Role | readonly Role[];
  children: (user: User, role: Role) => ReactNode;
}

/** Renders a protected area only for who may enter it; everything else of product.md §4 happens here. */
export function Guard({ allow, children }: GuardProps) {
  const t = useMessages(appMessages);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const access = useAccess({ role: allow, path: pathname + search + hash });

  switch (access.state) {
    case 'loading':
      return <LoadingScreen message={t('verifyingAccess')} fullPage />;
    case 'redirect':
      return <Navigate to={access.to} replace />;
    case 'unavailable':
      return <ErrorScreen kind={access.kind} onRetry={access.retry} headingLevel={1} fullPage />;
    case 'authenticated':
      return children(access.user, access.role);
    case 'denied':
      return (
        <ConfirmDialog
          open={access.dialogOpen}
          message={sessionExpired}
          onConfirm={() => {
            access.proceed();
            void navigate(access.signInPath, { replace: true });
          }}
          onCancel={() => {
            access.dismiss();
            window.location.assign('/');
          }}
        />
      );
  }
}
