import { forwardRef, type ReactNode } from 'react';
import { deferred } from '../../foundations/lib/deferred';
import { type ModalContentProps, ModalPanel, ModalRoot, type ModalStateProps } from '../dialog/modal';
import { confirmDialogMessages } from './messages';

export { confirmDialogMessages } from './messages';

/** The literal text for an expired session (spec 4.8). */
export const sessionExpired = confirmDialogMessages.defaults.sessionExpired;

const code = deferred(() => import('./confirm-panel'));

/** Loads the code of the dialog ahead of its use, e.g. before the connection may be lost. */
export async function preloadConfirmDialog(): Promise<void> {
  await code.load();
}

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

/** A question that requires an answer (APG alertdialog): a press outside does not close it. Loads on demand. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  { open, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  return (
    <ModalRoot
      code={code}
      panel={({ ConfirmPanel }) => ConfirmPanel}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      <ModalPanel {...rest} panelRef={ref} />
    </ModalRoot>
  );
});
