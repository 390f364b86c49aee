import { forwardRef, type ReactNode } from 'react';
import { deferred } from '../../foundations/lib/deferred';
import type { PressableProps } from '../../foundations/lib/pressable';
import {
  ModalClose,
  ModalDescription,
  ModalPanel,
  ModalRoot,
  type ModalStateProps,
  ModalTitle,
  ModalTrigger,
} from './modal';
import type { DialogContentProps, DialogProps } from './types';

export type { DialogContentProps, DialogProps } from './types';

export { dialogMessages } from './messages';

const code = deferred(() => import('./dialog-panel'));

/** Loads the code of dialogs ahead of their use, e.g. before the connection may be lost. */
export async function preloadDialog(): Promise<void> {
  await code.load();
}

export interface DialogRootProps extends ModalStateProps {
  children: ReactNode;
}

/** The state of one dialog; contains its trigger and its content. Renders no element. */
export function DialogRoot(props: DialogRootProps) {
  return <ModalRoot {...props} code={code} panel={({ DialogSurface }) => DialogSurface} />;
}

export type DialogTriggerProps = PressableProps;
export type DialogCloseProps = PressableProps;
export { ModalClose as DialogClose, ModalDescription as DialogDescription, ModalTitle as DialogTitle };
export { ModalTrigger as DialogTrigger };

/** The dialog itself (`role="dialog"`, which gets the ref and other props). Must contain one DialogTitle. */
export const DialogContent = forwardRef<HTMLDivElement, DialogContentProps>(
  function DialogContent(props, ref) {
    return <ModalPanel {...props} panelRef={ref} />;
  },
);

const ReadyDialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  const state = { open, defaultOpen, onOpenChange };
  return (
    <ModalRoot {...state} code={code} panel={({ DialogPanel }) => DialogPanel}>
      <ModalPanel {...rest} panelRef={ref} />
    </ModalRoot>
  );
});

/**
 * A modal dialog (APG): focus moves in, Tab stays inside, Escape, the close button and a press outside close
 * it, and the focus returns to the previously focused element. Its code loads on demand. For other layouts combine
 * its parts, `Dialog.Root`, `Dialog.Trigger` …; in server components use the named exports `DialogRoot` …
 */
export const Dialog = /* @__PURE__ */ Object.assign(ReadyDialog, {
  Root: DialogRoot,
  Trigger: ModalTrigger,
  Content: DialogContent,
  Title: ModalTitle,
  Description: ModalDescription,
  Close: ModalClose,
});
