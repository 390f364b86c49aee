import { type ReactNode, useMemo } from 'react';
import { Button } from '../../actions/button/button';
import { FormHostContext } from '../../forms/form/form';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Dialog, type DialogProps } from '../dialog/dialog';

export const formDialogMessages = defineMessages('form-dialog', { cancel: 'Cancel' });

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'initialFocus'> {
  open: boolean;
  /** Called on Cancel, Escape, the close button, and the form's success. */
  onClose: () => void;
  /** Default "Cancel". */
  cancelLabel?: string;
  /** A Form, or a component that renders one. It gets a Cancel button, unless it has its own `secondary`. */
  children: ReactNode;
}

/** A dialog with one form. It closes automatically only when the form's handler succeeds. */
export function FormDialog({ open, onClose, cancelLabel, children, ...dialog }: FormDialogProps) {
  const t = useMessages(formDialogMessages);
  const host = useMemo(
    () => ({
      onSuccess: onClose,
      secondary: (
        <Button variant="quiet" onClick={onClose}>
          {cancelLabel ?? t('cancel')}
        </Button>
      ),
    }),
    [t, onClose, cancelLabel],
  );
  return (
    <Dialog {...dialog} open={open} onOpenChange={(next) => !next && onClose()} closeOnOutsidePress={false}>
      <FormHostContext.Provider value={host}>{children}</FormHostContext.Provider>
    </Dialog>
  );
}
