import type { ReactNode, RefObject } from 'react';
import type { ModalContentProps, ModalStateProps } from '../dialog/modal';

export interface DrawerContentProps extends ModalContentProps {
  /** The side in a left-to-right page; mirrored in right-to-left pages. Default `right`. */
  side?: 'left' | 'right';
  size?: 'sm' | 'md' | 'lg';
}

export interface DrawerProps extends ModalStateProps, DrawerContentProps {
  title: ReactNode;
  /** Ref of the title. Pass it as `initialFocus` too, so that a screen reader reads the title first. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
}
