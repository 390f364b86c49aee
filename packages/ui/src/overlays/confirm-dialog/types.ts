import type { ReactNode } from 'react';
import type { ModalContentProps, ModalStateProps } from '../dialog/modal';

export interface ConfirmDialogProps
  extends ModalStateProps,
    Omit<ModalContentProps, 'closeOnOutsidePress' | 'initialFocus' | 'children'> {
  /** Default "Confirmation". */
  title?: ReactNode;
  message: ReactNode;
  /** Default "Yes". */
  confirmLabel?: string;
  /** Default "No". */
  cancelLabel?: string;
  /** The dialog stays open until `open` is false. The other button and Escape call `onOpenChange(false)`. */
  onConfirm: () => void;
  /** The action cannot be undone: the initial focus is on the safe button. */
  danger?: boolean;
  /** The confirmed action is in progress. */
  busy?: boolean;
}
