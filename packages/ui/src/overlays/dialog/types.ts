import type { ReactNode } from 'react';
import type { DialogSize } from './dialog-look';
import type { ModalContentProps, ModalStateProps } from './modal';

export interface DialogContentProps extends ModalContentProps {
  size?: DialogSize;
}

export interface DialogProps extends ModalStateProps, DialogContentProps {
  title: ReactNode;
  /** One sentence below the title, read together with it. */
  description?: ReactNode;
  /** Buttons, the primary one first. */
  footer?: ReactNode;
}
