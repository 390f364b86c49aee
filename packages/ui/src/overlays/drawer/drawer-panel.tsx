import { X } from 'lucide';
import { forwardRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { ModalClose, ModalTitle } from '../dialog/modal';
import { cn } from '../../foundations/lib/cn';
import { whileOpen } from '../dialog/modal-kept';
import { ModalSurface } from '../dialog/modal-surface';
import type { DrawerContentProps, DrawerProps } from './types';
import { drawerMessages } from './messages';

const SURFACE =
  'absolute inset-y-0 flex scroll-pt-20 flex-col gap-4 overflow-y-auto bg-raised p-4 text-ink shadow-overlay wrap-anywhere transition-[translate] duration-base focus-visible:-outline-offset-4 sm:p-6 forced-colors:border-2 in-[.high-contrast]:border-2';
const SIDES = {
  left: 'start-0 starting:-translate-x-6 rtl:starting:translate-x-6',
  right: 'end-0 starting:translate-x-6 rtl:starting:-translate-x-6',
} as const;
const SIZES = {
  sm: 'w-full max-w-80',
  md: 'w-full max-w-[30rem]',
  /** 40% of a wide window, the full width of a phone (spec R.17). */
  lg: 'w-full sm:max-w-[30rem] lg:w-2/5 lg:max-w-none',
} as const;

/** Sticky header; at 400% zoom it scrolls with the content, because no room would be left to read. */
const HEADER =
  'flex items-center justify-between gap-4 bg-raised [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:-top-4 [@media(min-height:32rem)]:z-1 [@media(min-height:32rem)]:-my-2 [@media(min-height:32rem)]:py-2 sm:[@media(min-height:32rem)]:-top-6';

const Surface = forwardRef<HTMLDivElement, DrawerContentProps>(function Surface(
  { side = 'right', size = 'md', className, ...rest },
  ref,
) {
  return (
    <ModalSurface
      {...rest}
      ref={ref}
      slot="drawer"
      layerClassName="fixed inset-0 z-drawer overflow-hidden"
      className={cn(SURFACE, SIDES[side], SIZES[size], className)}
    />
  );
});

type PanelProps = Omit<DrawerProps, 'open' | 'defaultOpen' | 'onOpenChange'>;

const Panel = forwardRef<HTMLDivElement, PanelProps>(function Panel(
  { title, titleRef, children, ...content },
  ref,
) {
  const t = useMessages(drawerMessages);
  return (
    <Surface {...content} ref={ref}>
      <div className={HEADER}>
        <ModalTitle ref={titleRef} tabIndex={titleRef && -1} className="min-w-0 rounded-sm text-xl font-bold">
          {title}
        </ModalTitle>
        <ModalClose asChild>
          <IconButton label={t('close')} icon={<Icon of={X} size={22} />} />
        </ModalClose>
      </div>
      {children}
    </Surface>
  );
});

/** What DrawerContent renders; loads on demand. */
export const DrawerSurface = whileOpen(Surface);
/** The ready-made drawer: title, close button and content; loads on demand. */
export const DrawerPanel = whileOpen(Panel);
