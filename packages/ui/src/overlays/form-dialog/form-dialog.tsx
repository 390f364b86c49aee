import { forwardRef, type ReactNode, useMemo } from 'react';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { Button } from '../../actions/button/button';
import { FormHostContext } from '../../forms/form/form';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Dialog, type DialogProps } from '../dialog/dialog';

export const formDialogMessages = defineMessages('form-dialog', { cancel: 'Cancel' });

/** It closes on Cancel, Escape, the close button, and the form's success. */
export interface FormDialogProps extends Omit<DialogProps, 'footer' | 'closeOnOutsidePress'> {
  /** Default "Cancel". */
  cancelLabel?: string;
  /** A Form, or a component that renders one. It gets a Cancel button, unless it has its own `secondary`. */
  children: ReactNode;
}

/** A dialog with one form. It closes automatically only when the form's handler succeeds. */
export const FormDialog = forwardRef<HTMLDivElement, FormDialogProps>(function FormDialog(
  { open: given, defaultOpen = false, onOpenChange, cancelLabel, children, ...dialog },
  ref,
) {
  const t = useMessages(formDialogMessages);
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const host = useMemo(() => {
    const onClose = () => setOpen(false);
    return {
      onSuccess: onClose,
      secondary: (
        <Button variant="quiet" onClick={onClose}>
          {cancelLabel ?? t('cancel')}
        </Button>
      ),
    };
  }, [t, setOpen, cancelLabel]);
  return (
    <Dialog {...dialog} ref={ref} open={open} onOpenChange={setOpen} closeOnOutsidePress={false}>
      <FormHostContext.Provider value={host}>{children}</FormHostContext.Provider>
    </Dialog>
  );
});
