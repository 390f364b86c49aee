import { forwardRef, type ReactNode } from 'react';
import { deferred } from '../../foundations/lib/deferred';
import { ModalPanel, ModalRoot } from '../dialog/modal';
import { confirmDialogMessages } from './messages';

export { confirmDialogMessages } from './messages';

/** The literal text for an expired session (spec 4.8). */
export const sessionExpired = confirmDialogMessages.defaults.sessionExpired;

const code = deferred(() => import('./confirm-panel'));

/** Loads the code of the dialog ahead of its use, e.g. before the connection may be lost. */
export async function preloadConfirmDialog(): Promise<void> {
  await code.load();
}

export interface ConfirmDialogProps {
  open: boolean;
  /** Default "Confirmation". */
  title?: ReactNode;
  message: ReactNode;
  /** Default "Yes". */
  confirmLabel?: string;
  /** Default "No". */
  cancelLabel?: string;
  onConfirm: () => void;
  /** Called by the other button and Escape. */
  onCancel: () => void;
  /** The action cannot be undone: the initial focus is on the safe button. */
  danger?: boolean;
  /** The confirmed action is in progress. */
  busy?: boolean;
}

/** A question that requires an answer (APG alertdialog): a press outside does not close it. Loads on demand. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  { open, ...rest },
  ref,
) {
  return (
    <ModalRoot
      code={code}
      panel={({ ConfirmPanel }) => ConfirmPanel}
      open={open}
      onOpenChange={(next) => !next && rest.onCancel()}
    >
      <ModalPanel {...rest} panelRef={ref} />
    </ModalRoot>
  );
});
