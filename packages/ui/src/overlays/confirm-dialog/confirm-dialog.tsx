import { forwardRef } from 'react';
import { deferred } from '../../foundations/lib/deferred';
import { ModalPanel, ModalRoot } from '../dialog/modal';
import { confirmDialogMessages } from './messages';
import type { ConfirmDialogProps } from './types';

export type { ConfirmDialogProps } from './types';

export { confirmDialogMessages } from './messages';

/** The literal text for an expired session (spec 4.8). */
export const sessionExpired = confirmDialogMessages.defaults.sessionExpired;

const code = deferred(() => import('./confirm-panel'));

/** Loads the code of the dialog ahead of its use, e.g. before the connection may be lost. */
export async function preloadConfirmDialog(): Promise<void> {
  await code.load();
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
