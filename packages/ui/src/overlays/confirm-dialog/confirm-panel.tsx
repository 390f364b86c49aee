import { forwardRef, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { DIALOG_LAYER, DIALOG_TITLE, dialogSurface } from '../dialog/dialog-look';
import { ModalDescription, ModalTitle } from '../dialog/modal';
import { whileOpen } from '../dialog/modal-kept';
import { ModalSurface } from '../dialog/modal-surface';
import type { ConfirmDialogProps } from './confirm-dialog';
import { confirmDialogMessages } from './messages';

const Panel = forwardRef<HTMLDivElement, Omit<ConfirmDialogProps, 'open'>>(function Panel(
  { title, message, confirmLabel, cancelLabel, onConfirm, onCancel, danger = false, busy = false },
  ref,
) {
  const t = useMessages(confirmDialogMessages);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <ModalSurface
      ref={ref}
      role="alertdialog"
      slot="confirm-dialog"
      layerClassName={DIALOG_LAYER}
      className={dialogSurface('small')}
      closeOnOutsidePress={false}
      initialFocus={danger ? cancel : confirm}
    >
      <ModalTitle className={DIALOG_TITLE}>{title ?? t('title')}</ModalTitle>
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
});

/** The open question; loads on demand. */
export const ConfirmPanel = whileOpen(Panel);
