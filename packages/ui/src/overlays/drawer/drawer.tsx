import { cva } from 'class-variance-authority';
import { X } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { ModalSurface, ModalTitle } from '../dialog/modal-surface';

export const drawerMessages = defineMessages('drawer', { close: 'Close' });

/** Sticky header; at 400% zoom it scrolls with the content, because no room would be left to read. */
const HEADER =
  'flex items-center justify-between gap-4 bg-raised [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:-top-4 [@media(min-height:32rem)]:z-1 [@media(min-height:32rem)]:-my-2 [@media(min-height:32rem)]:py-2 sm:[@media(min-height:32rem)]:-top-6';

const surface = cva(
  'absolute inset-y-0 flex scroll-pt-20 flex-col gap-4 overflow-y-auto bg-raised p-4 text-ink shadow-overlay wrap-anywhere transition-[translate] duration-base focus-visible:-outline-offset-4 sm:p-6 forced-colors:border-2 in-[.high-contrast]:border-2',
  {
    variants: {
      side: {
        left: 'start-0 starting:-translate-x-6 rtl:starting:translate-x-6',
        right: 'end-0 starting:translate-x-6 rtl:starting:-translate-x-6',
      },
      size: {
        narrow: 'w-full max-w-[20rem]',
        medium: 'w-full max-w-[30rem]',
        /** 40% of a wide window, the full width of a phone (spec R.17). */
        wide: 'w-full sm:max-w-[30rem] lg:w-2/5 lg:max-w-none',
      },
    },
    defaultVariants: { side: 'right', size: 'medium' },
  },
);

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The side in a left-to-right page; mirrored in right-to-left pages. Default `right`. */
  side?: 'left' | 'right';
  size?: 'narrow' | 'medium' | 'wide';
  title: string;
  /** Ref of the title. Pass it as `initialFocus` too, so that a screen reader reads the title first. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal panel at one side of the window. It closes like a Dialog, and its close button is always visible. */
export function Drawer({
  open,
  onOpenChange,
  side,
  size,
  title,
  titleRef,
  initialFocus,
  children,
}: DrawerProps) {
  const t = useMessages(drawerMessages);
  return (
    <ModalSurface
      open={open}
      onOpenChange={onOpenChange}
      slot="drawer"
      layerClassName="fixed inset-0 z-drawer overflow-hidden"
      className={surface({ side, size })}
      initialFocus={initialFocus}
      described={false}
    >
      <div className={HEADER}>
        <ModalTitle
          titleRef={titleRef}
          tabIndex={titleRef && -1}
          className="min-w-0 rounded-sm text-xl font-bold"
        >
          {title}
        </ModalTitle>
        <IconButton label={t('close')} icon={<Icon of={X} size={22} />} onClick={() => onOpenChange(false)} />
      </div>
      {children}
    </ModalSurface>
  );
}
