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
} from '../dialog/modal';
import type { DrawerContentProps, DrawerProps } from './types';

export type { DrawerContentProps, DrawerProps } from './types';

export { drawerMessages } from './messages';

const code = deferred(() => import('./drawer-panel'));

/** Loads the code of drawers ahead of their use, e.g. before the connection may be lost. */
export async function preloadDrawer(): Promise<void> {
  await code.load();
}

export interface DrawerRootProps extends ModalStateProps {
  children: ReactNode;
}

/** The state of one drawer; contains its trigger and its content. Renders no element. */
export function DrawerRoot(props: DrawerRootProps) {
  return <ModalRoot {...props} code={code} panel={({ DrawerSurface }) => DrawerSurface} />;
}

export type DrawerTriggerProps = PressableProps;
export type DrawerCloseProps = PressableProps;
export { ModalClose as DrawerClose, ModalDescription as DrawerDescription, ModalTitle as DrawerTitle };
export { ModalTrigger as DrawerTrigger };

/** The drawer itself (`role="dialog"`, which gets the ref and other props). Must contain one DrawerTitle. */
export const DrawerContent = forwardRef<HTMLDivElement, DrawerContentProps>(
  function DrawerContent(props, ref) {
    return <ModalPanel {...props} panelRef={ref} />;
  },
);

const ReadyDrawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { open, defaultOpen, onOpenChange, ...rest },
  ref,
) {
  const state = { open, defaultOpen, onOpenChange };
  return (
    <ModalRoot {...state} code={code} panel={({ DrawerPanel }) => DrawerPanel}>
      <ModalPanel {...rest} panelRef={ref} />
    </ModalRoot>
  );
});

/**
 * A modal panel at one side of the window. It closes like a Dialog, and its close button is always visible. For other
 * layouts combine its parts, `Drawer.Root`, `Drawer.Trigger` …; in server components use the named exports.
 */
export const Drawer = /* @__PURE__ */ Object.assign(ReadyDrawer, {
  Root: DrawerRoot,
  Trigger: ModalTrigger,
  Content: DrawerContent,
  Title: ModalTitle,
  Description: ModalDescription,
  Close: ModalClose,
});
