import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { ModalSurface } from '../dialog/modal-surface';

export const drawerMessages = defineMessages('drawer', { close: 'Close' });

const surface = cva(
  'absolute inset-y-0 flex flex-col gap-4 overflow-y-auto bg-raised p-4 text-ink shadow-overlay wrap-anywhere focus-visible:-outline-offset-4 sm:p-6 forced-colors:border-2',
  {
    variants: {
      side: { left: 'left-0', right: 'right-0' },
      size: {
        narrow: 'w-full max-w-[20rem]',
        medium: 'w-full max-w-[30rem]',
        /** 40% of a wide window, all of a phone (rulings: notification drawer). */
        wide: 'w-full sm:max-w-[30rem] lg:w-2/5 lg:max-w-none',
      },
    },
    defaultVariants: { side: 'right', size: 'medium' },
  },
);

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Default `right`. */
  side?: 'left' | 'right';
  size?: 'narrow' | 'medium' | 'wide';
  title: string;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal panel at one side of the window. It closes like a Dialog, and its close button is always in reach. */
export function Drawer({ open, onOpenChange, side, size, title, initialFocus, children }: DrawerProps) {
  const t = useMessages(drawerMessages);
  return (
    <ModalSurface
      open={open}
      onOpenChange={onOpenChange}
      slot="drawer"
      layerClassName="fixed inset-0 z-drawer overflow-hidden"
      className={surface({ side, size })}
      initialFocus={initialFocus}
    >
      <div className="flex items-center justify-between gap-4">
        <RadixDialog.Title className="min-w-0 text-xl font-bold">{title}</RadixDialog.Title>
        <IconButton label={t('close')} icon={<X size={22} />} onClick={() => onOpenChange(false)} />
      </div>
      {children}
    </ModalSurface>
  );
}
