import type { Role } from '@digiken/contract/constants';
import type { useAccess } from '@digiken/hooks/session';
import { ConfirmDialog, confirmDialogMessages } from '@digiken/ui/confirm-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { useNavigate } from 'react-router-dom';
import { guardMessages } from '../guard-messages';
import { appMessages } from '../messages';
import { useDocumentTitle } from './use-document-title';

export interface AccessDeniedProps {
  access: Extract<ReturnType<typeof useAccess>, { state: 'denied' }>;
  /** Whom the page is for; `admin` for both kinds of administrator. */
  role: Role;
}

/** A blank page with a heading for screen readers, and the dialog that says why. */
export default function AccessDenied({ access, role }: AccessDeniedProps) {
  const title = useMessages(appMessages)('accessDenied');
  const text = useMessages(guardMessages);
  const dialog = useMessages(confirmDialogMessages);
  const navigate = useNavigate();
  useDocumentTitle(title);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <h1 className="sr-only">{title}</h1>
      </main>
      <ConfirmDialog
        open={access.dialogOpen}
        message={
          <>
            <span>{dialog('sessionExpired')}</span>
            {access.reason === 'role' && <span className="mt-2 block">{text(`for-${role}`)}</span>}
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
