import { forwardRef, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { DIALOG_LAYER, DIALOG_TITLE, dialogSurface } from '../dialog/dialog-look';
import { ModalClose, ModalDescription, ModalTitle } from '../dialog/modal';
import { cn } from '../../foundations/lib/cn';
import { whileOpen } from '../dialog/modal-kept';
import { ModalSurface } from '../dialog/modal-surface';
import type { ConfirmDialogProps } from './types';
import { confirmDialogMessages } from './messages';

const Panel = forwardRef<HTMLDivElement, Omit<ConfirmDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'>>(
  function Panel(
    {
      title,
      message,
      confirmLabel,
      cancelLabel,
      onConfirm,
      danger = false,
      busy = false,
      className,
      ...rest
    },
    ref,
  ) {
    const t = useMessages(confirmDialogMessages);
    const confirm = useRef<HTMLButtonElement>(null);
    const cancel = useRef<HTMLButtonElement>(null);
    return (
      <ModalSurface
        {...rest}
        ref={ref}
        role="alertdialog"
        slot="confirm-dialog"
        layerClassName={DIALOG_LAYER}
        className={cn(dialogSurface('sm'), className)}
        closeOnOutsidePress={false}
        initialFocus={danger ? cancel : confirm}
      >
        <ModalTitle className={DIALOG_TITLE}>{title ?? t('title')}</ModalTitle>
        <ModalDescription className="text-ink">{message}</ModalDescription>
        <div className="flex flex-wrap gap-3 pt-1">
          <Button ref={confirm} variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel ?? t('confirm')}
          </Button>
          <ModalClose asChild>
            <Button ref={cancel} variant="secondary">
              {cancelLabel ?? t('cancel')}
            </Button>
          </ModalClose>
        </div>
      </ModalSurface>
    );
  },
);

/** The open question; loads on demand. */
export const ConfirmPanel = whileOpen(Panel);
