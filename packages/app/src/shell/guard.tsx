import type { User } from '@digiken/contract';
import type { Role } from '@digiken/contract/constants';
import { useAccess } from '@digiken/hooks/session';
import { ConfirmDialog, confirmDialogMessages } from '@digiken/ui/confirm-dialog';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { guardMessages } from '../guard-messages';
import { appMessages } from '../messages';
import { useDocumentTitle } from './use-document-title';

export interface GuardProps {
  allow: Role | readonly Role[];
  children: (user: User, role: Role) => ReactNode;
}

/**
 * Renders a protected area only for the roles that may open it, and shows the states of the check otherwise
 * (spec 4.3-4.11, R.30, R.42, R.43).
 */
export function Guard({ allow, children }: GuardProps) {
  const t = useMessages(appMessages);
  const text = useMessages(guardMessages);
  const dialog = useMessages(confirmDialogMessages);
  const navigate = useNavigate();
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
        <>
          <DeniedPage title={t('accessDenied')} />
          <ConfirmDialog
            open={access.dialogOpen}
            message={
              <>
                <span>{dialog('sessionExpired')}</span>
                {access.reason === 'role' && (
                  <span className="mt-2 block">{text(`for-${roleOf(allow)}`)}</span>
                )}
              </>
            }
            onConfirm={() => {
              access.proceed();
              void navigate(access.signInPath, { replace: true });
            }}
            onOpenChange={(open) => {
              if (open) return;
              access.dismiss();
              window.location.assign('/');
            }}
          />
        </>
      );
  }
}

function CheckingAccess() {
  const t = useMessages(appMessages);
  useDocumentTitle(t('checkingAccess'));
  return <LoadingScreen message={t('verifyingAccess')} fullPage />;
}

/** A blank page with a heading for screen readers. */
function DeniedPage({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr-only">{title}</h1>
    </main>
  );
}

/** The role that the page is for; `admin` for both kinds of administrator. */
const roleOf = (allow: GuardProps['allow']) => (typeof allow === 'string' ? allow : 'admin');
