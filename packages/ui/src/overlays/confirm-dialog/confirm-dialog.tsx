import { type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { DIALOG_LAYER, dialogSurface } from '../dialog/dialog';
import { ModalDescription, ModalSurface, ModalTitle } from '../dialog/modal-surface';

export const confirmDialogMessages = defineMessages('confirm-dialog', {
  title: 'Confirmation',
  confirm: 'Yes',
  cancel: 'No',
  sessionExpired: 'Your session has expired. Do you want to proceed to the login page?',
});

/** The literal text for an expired session (spec 4.8). */
export const sessionExpired = confirmDialogMessages.defaults.sessionExpired;

export interface ConfirmDialogProps {
  open: boolean;
  /** Default "Confirmation". */
  title?: string;
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

/** A question that requires an answer (APG alertdialog): a press outside does not close it. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
}: ConfirmDialogProps) {
  const t = useMessages(confirmDialogMessages);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ModalSurface
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      role="alertdialog"
      slot="confirm-dialog"
      layerClassName={DIALOG_LAYER}
      className={dialogSurface({ size: 'small' })}
      closeOnOutsidePress={false}
      initialFocus={danger ? cancel : confirm}
    >
      <ModalTitle className="text-xl font-bold">{title ?? t('title')}</ModalTitle>
      <ModalDescription className="text-ink">{message}</ModalDescription>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button ref={confirm} variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel ?? t('confirm')}
        </Button>
        <Button ref={cancel} variant="secondary" onClick={onCancel}>
          {cancelLabel ?? t('cancel')}
        </Button>
      </div>
    </ModalSurface>
  );
}
